import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { subjects } from '@daybook/contract/kernel/subjects.ts'
import type { TodayAwaiting } from '@daybook/contract/today/today.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { taskLook } from '../task/task.look.ts'

const isKind = (name: string) => taskKindNames.find((kind) => kind === name)

export const todayAwaiting: AwaitingKinds<TodayAwaiting> = {
  lateTasks: {
    row({ sayFeature }, { kind, roomName }) {
      const known = isKind(kind)
      return {
        title: [sayFeature(kind), roomName].filter(Boolean).join(' · '),
        subject: known ? taskLook(known).subject : 'checks',
        isLate: true,
      }
    },
  },
  dueWork: {
    row: ({ sayDay, sayWords }, { name, subject, about, isLate }) => ({
      title: sayWords(name) ?? about,
      quote: titleWords(about, sayDay),
      subject: subjects.find((known) => known === subject) ?? 'checks',
      isLate,
    }),
  },
}
