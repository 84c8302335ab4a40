import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { subjects } from '@daybook/contract/kernel/subjects.ts'
import type { TodayAwaiting } from '@daybook/contract/today/today.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { taskLook } from '../task/index.ts'

const isKind = (name: string) => taskKindNames.find((kind) => kind === name)

export const todayAwaiting: AwaitingKinds<TodayAwaiting> = {
  lateTasks: {
    words: (t, count) => t('today.lateTasks', { count }),
    to: () => to.home(),
    row({ t, sayTime, sayFeature }, { kind, roomName, dueAt }) {
      const known = isKind(kind)
      return {
        title: [sayFeature(kind), roomName].filter(Boolean).join(' · '),
        detail: t('today.lateTask', { time: sayTime(dueAt) }),
        subject: known ? taskLook(known).subject : 'checks',
        isLate: true,
      }
    },
  },
  dueWork: {
    words: (t, count) => t('today.dueWork', { count }),
    to: () => to.todo(),
    row: ({ t, sayDay, sayWords }, { name, subject, about, day, isLate }) => ({
      title: sayWords(name) ?? about,
      detail: t('today.dueOn', { day: sayDay(day) }),
      quote: titleWords(about, sayDay),
      subject: subjects.find((known) => known === subject) ?? 'checks',
      isLate,
    }),
  },
}
