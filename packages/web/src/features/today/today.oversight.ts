import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import type { TodayOversight } from '@daybook/contract/today/today.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'
import { taskLook } from '../task/task.look.ts'

const isKind = (name: string) => taskKindNames.find((kind) => kind === name)

export const todayOversight: OversightSections<TodayOversight> = {
  lateRounds: {
    order: 1,
    title: 'today.overseenRounds',
    none: 'today.overseenRoundsNone',
    subject({ kind }) {
      const known = isKind(kind)
      return known ? taskLook(known).subject : 'checks'
    },
    row: ({ t, sayTime, sayFeature }, { kind, roomName, staffName, dueAt, done, total }) => ({
      title: [sayFeature(kind), roomName ?? t('today.wholeCentre')].filter(Boolean).join(' · '),
      detail: [
        t('today.overdueAt', { time: sayTime(dueAt) }),
        t('today.progress', { done, total }),
        staffName && t('today.forPerson', { name: staffName }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
