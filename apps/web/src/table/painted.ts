/** A page that nobody sees paints nothing; it waits no longer than this. */
const MOST = 60

/** When what has just changed is on the screen: the answer to a finger comes before the board that follows from it. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, MOST)
    // After the frame, not before its paint.
    requestAnimationFrame(() => setTimeout(done))
  })
