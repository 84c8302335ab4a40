import type { RosterOversight } from '@daybook/contract/roster/roster.oversight.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const rosterOversight: OversightSections<RosterOversight> = {
  leaveGaps: {
    order: 3.5,
    title: 'roster.overseenGaps',
    none: 'roster.overseenGapsNone',
    subject: 'roster',
    row: ({ sayDay }, { staffName, days }) => ({
      title: staffName,
      detail: listed(days.split(',').map(sayDay)),
    }),
  },
}
