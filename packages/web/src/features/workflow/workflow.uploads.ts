// Files go up when they are chosen. What could not go up then is sent before the form that refers to it.
import { type Form, type FormValues, filesInForm } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { dropFiles } from '../../platform/files/local.files.ts'
import { upload } from '../../platform/files/uploads.ts'
import { t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'

/** Sends what refers to these files, once the server has them.
 *  @returns undefined when a file did not get there; its tile says so */
export async function withFiles<T extends { problems?: unknown }>(
  ids: readonly string[],
  send: () => Promise<T>,
): Promise<T | undefined> {
  try {
    for (const id of ids) await upload(id)
  } catch {
    notify(t('fields.uploadFailedAgain'))
    return undefined
  }
  const sent = await send()
  if (!sent.problems) await dropFiles(ids)
  return sent
}

export const fileIdsIn = (form: Form, values: FormValues): string[] =>
  Object.values(filesInForm(form, values)).flat()
