// Whether the app stands on a desk: a window of at least 1,200 px has tables, a navigation at the side and dialogs.
import { useSyncExternalStore } from 'react'

const query = '(width >= 1200px)'
let isDesk: boolean | undefined

export const isDeskNow = (): boolean => {
  isDesk ??= matchMedia(query).matches
  return isDesk
}

function subscribe(changed: () => void) {
  const wide = matchMedia(query)
  const paper = matchMedia('print')
  const follow = () => {
    // Paper is narrower than the window that is printed, and must not rearrange it.
    if (paper.matches) return
    isDesk = wide.matches
    changed()
  }
  follow()
  wide.addEventListener('change', follow)
  return () => wide.removeEventListener('change', follow)
}

/** The page that is built for the sign-in (vite-first-page.ts) has no window: it is the same at every width. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, isDeskNow, () => false)
}
