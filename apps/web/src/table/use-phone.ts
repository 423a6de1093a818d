import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 760px)'
/** Wide and high enough for two panels with all steps of a turn between them. */
const roomy = '(min-width: 1181px) and (min-height: 700px)'

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** Whether the screen is a phone's: one column, the question under the thumb. */
export const usePhone = (): boolean => useMedia(narrow)

/** Whether the steps of a turn have room in words beside the board. */
export const useRoomy = (): boolean => useMedia(roomy)
