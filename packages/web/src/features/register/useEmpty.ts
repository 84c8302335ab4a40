import { createElement } from 'react'
import type { Empty } from '../../kit/ListScreen.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { session } from '../../platform/session/current.ts'
import { mayImport } from './RegisterTools.tsx'
import type { RegisterKind } from './register.view.ts'

/** What an empty list says. @param isNarrowed to what somebody searches for */
export function useEmpty(kind: RegisterKind, isNarrowed: boolean): Empty {
  const t = useT()
  const icon = createElement(kind.icon, { size: '3rem' })
  if (isNarrowed) return { icon, title: t('register.none'), hint: t('register.noneHint') }
  const byRights = mayImport(kind)
    ? t('register.emptyImport')
    : session.can(kind.register.edit)
      ? t('register.emptyHint')
      : undefined
  const hint = wordsOf(`${kind.name}.emptyHint`) ?? byRights
  return { icon, title: t('register.empty'), ...(hint && { hint }) }
}
