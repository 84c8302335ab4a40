import { showToast } from '../kit/toast.ts'
import { t } from './i18n/language.ts'

/** Copies a text and says so. Where the browser does not let a page copy, as at an address without https, it says that
 *  the text has to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(t('kit.copied'))
  } catch {
    showToast(t('kit.copyByHand'), { isError: true })
  }
}
