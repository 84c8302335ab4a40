import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { AuditEntry } from './audit.data.ts'

/** What was done, from `child.submit`. A feature is called by its title, unless it has another name here. */
export function actionWords(t: Translate, action: string): string {
  const [feature = '', step = ''] = action.split('.')
  const area = wordsOf(`audit.area.${feature}`) ?? wordsOf(`${feature}.title`) ?? t('audit.other')
  return t('audit.what.both', { area, verb: wordsOf(`audit.verb.${step}`) ?? t('audit.changed') })
}

export const actorWords = (t: Translate, { actor }: AuditEntry): string => actor?.name ?? t('audit.nobody')

/** The names of the people, children and rooms that it was about. */
export const subjectNames = ({ subjects }: AuditEntry): string[] => subjects.flatMap(({ name }) => name ?? [])
