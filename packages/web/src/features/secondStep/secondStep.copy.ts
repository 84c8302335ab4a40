import { showToast } from '../../kit/toast.ts'
import { t } from '../../platform/i18n/language.ts'

export const copy = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => showToast(t('secondStep.copied')),
    () => undefined,
  )
