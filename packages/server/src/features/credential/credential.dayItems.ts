// What certificates have for the day's list: the last day on which one is valid, for its holder and for managers.
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { credentialsUntil } from './credential.queries.ts'

export const credentialDayItems: DayItems = {
  // One that has expired waits in the to-do list.
  async between({ tx, actor }, { from, until }) {
    const staffId = actor.rights.has('credential.readAll') ? undefined : actor.personId
    const rows = await credentialsUntil(tx, { from, until, staffId })
    return rows.map(
      ({ id, title, expiresOn, ...holder }): DueItem => ({
        id,
        kind: 'due',
        name: 'credential.dueExpires',
        subject: credentialReport.subject,
        about: holder.staffId === actor.personId ? title : `${title} · ${holder.staffName}`,
        day: expiresOn,
        dueAt: instantOf(expiresOn, '00:00', actor.timeZone).toISOString(),
        status: expiresOn < actor.today ? 'overdue' : 'pending',
        roomCode: null,
        // Without somebody who is to do it, because the to-do list has certificates of its own.
        staffId: null,
        staffName: null,
        page: `${credentialReport.page}?id=${id}`,
      }),
    )
  },
}
