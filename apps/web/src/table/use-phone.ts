import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 760px)'

/** Whether the screen is a phone's: one column, the question under the thumb. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(narrow)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(narrow).matches,
  )
