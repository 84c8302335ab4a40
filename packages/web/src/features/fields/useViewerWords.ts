import type { ViewerWords } from '../../kit/picture.viewer.ts'
import { useT } from '../../platform/i18n/language.ts'

export function useViewerWords(): ViewerWords {
  const t = useT()
  return {
    close: t('fields.closeViewer'),
    zoom: t('fields.zoom'),
    previous: t('fields.previousPicture'),
    next: t('fields.nextPicture'),
    failed: t('fields.previewFailed'),
  }
}
