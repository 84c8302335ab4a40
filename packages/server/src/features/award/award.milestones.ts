// Years of service that nobody has honoured yet: they stand in the to-do lists of those who publish, who get
// a message of each once.

import { type AwardAwaiting, awardMessages, awardReceipt } from '@daybook/contract/award/award.kind.ts'
import { milestoneOn } from '@daybook/contract/award/award.rules.ts'
import { dayAt, instantOf } from '@daybook/contract/kernel/dates.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import type { Awaiting } from '../today/index.ts'
import { awardPdfWords } from './award.pdf.ts'
import { peopleInService } from './award.queries.ts'

export const awardAlerts = alerts(awardMessages, {
  milestone: {
    topic: 'notice',
    to: 'receipt.publish',
    words: { 'en-US': 'Somebody has years of service to honour', 'zh-CN': '有教职工达到服务年限' },
  },
})

async function openMilestones(tx: Tx, today: string) {
  const people = await peopleInService(tx)
  return people.flatMap(({ honoured, startedOn, ...person }) => {
    const reached = milestoneOn(startedOn, today)
    return reached && !honoured.includes(reached.years) ? [{ ...person, ...reached }] : []
  })
}
type Milestone = Awaited<ReturnType<typeof openMilestones>>[number]

/** The form of an honour, filled in. */
function formOf({ id, name, years, on }: Milestone, language: 'en-US' | 'zh-CN'): string {
  const title = awardPdfWords[language].years(years)
  const start = { title, for: 'service', years, givenOn: on, personId: id, personName: name.slice(0, 40) }
  return `${awardReceipt.form}?start=${encodeURIComponent(JSON.stringify(start))}`
}

export const awardAwaiting: Awaiting<AwardAwaiting['milestones']> = {
  name: 'milestones',
  can: 'receipt.publish',
  does: 'do',
  whose: 'shared',
  count: async ({ tx, actor }) => (await openMilestones(tx, actor.today)).length,
  async list({ tx, actor, caller }) {
    const open = await openMilestones(tx, actor.today)
    return open.slice(0, mostRows).map((milestone) => ({
      id: milestone.id,
      since: instantOf(milestone.on, '00:00', actor.timeZone).toISOString(),
      page: formOf(milestone, caller.language),
      params: { personName: milestone.name, years: milestone.years },
    }))
  },
}

export const tellOfMilestones: Job = {
  name: 'tellOfMilestones',
  daily: '07:00',
  async run(context) {
    const { tx, clock } = context
    const open = await openMilestones(tx, dayAt(clock.now(), await timeZoneOf(tx)))
    await tell(
      context,
      awardAlerts.milestone,
      open.map(({ id, name, years, on }) => ({
        except: [id],
        params: { personName: name, years },
        link: '/pages/home/todo',
        causeId: causeOf(id, on),
      })),
    )
  },
}

/** One cause for each person and anniversary: the person's id with the date in place of its last digits. */
const causeOf = (personId: string, on: string) => `${personId.slice(0, 28)}${on.replaceAll('-', '')}`

export const awardJobs = [tellOfMilestones]
