/** A file that was opened on the list and is shown on the next page; it does not outlive the page. */
let opened: unknown = null

export const keepFile = (replay: unknown): void => {
  opened = replay
}
export const openedFile = (): unknown => opened
