import { useEffect, useRef } from 'react'
import { type ViewedPicture, viewPictures } from '../../kit/picture.viewer.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'

/** Shows pictures over the page, until they are closed or the page is left. */
export function useViewer(): (pictures: readonly ViewedPicture[], index: number) => Promise<void> {
  const t = useT()
  const page = useRef<AbortController>(undefined)
  useEffect(() => {
    const here = new AbortController()
    page.current = here
    return () => here.abort()
  }, [])
  const words = {
    close: t('fields.closeViewer'),
    zoom: t('fields.zoom'),
    previous: t('fields.previousPicture'),
    next: t('fields.nextPicture'),
    failed: t('fields.previewFailed'),
  }
  return async (pictures, index) => {
    if (!page.current) return
    await viewPictures(pictures, index, words, page.current.signal).catch(() =>
      showToast(words.failed, { isError: true }),
    )
  }
}
