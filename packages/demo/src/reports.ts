// What staff reported in the past year: accidents, and requests for leave. The newest wait for a manager.

import { type incidentFields, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { type AccidentStory, accidentStories } from './accident.stories.ts'
import type { Visit } from './attendance.ts'
import type { Child } from './children.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { takePhotos } from './pictures/photos.ts'
import type { Scene } from './pictures/scenes.ts'
import { type Random, randomFrom } from './random.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

const accidentsOfYear = 40
const comments = [
  'Thank you. Talked to the parents at pick-up',
  'Seen',
  'Thank you for the quick first aid',
  null,
]

/** Older ones on any weekday, those of the past month on days on which the child was there. */
export function makeAccidents(
  making: Making,
  staff: readonly Staff[],
  { children, visits }: { children: readonly Child[]; visits: readonly Visit[] },
): void {
  const { sketch, days, today, hours } = making
  const random = randomFrom(`${sketch.tenantId} accidents`)
  const past = visits.filter(({ day }) => day !== today && day >= (days[0] ?? today))
  const count = Math.max(6, Math.round((accidentsOfYear * children.length) / 64))
  const authors = [...staff.filter(({ isNamed }) => isNamed), ...staff]
  const accidents = Array.from({ length: count }, (_, place) => {
    const isRecent = place < 8 && past.length > 0
    const visit = isRecent ? random.pick(past) : undefined
    const day = visit?.day ?? weekdayBefore(today, random.int(32, 360))
    const child = visit?.child ?? random.pick(children)
    // Each person with an account has reported some.
    return { day, child, author: authors[place % authors.length] as Staff }
  })
  for (const [place, { day, child, author }] of accidents.entries()) {
    const months = (Date.parse(day) - Date.parse(child.birthDate)) / (30.4 * 86_400_000)
    if (months < 4) continue
    const story = random.pick(accidentStories.filter(({ from, until }) => months >= from && months < until))
    const at = hours.at(day, random.int(told(9), told(15)))
    addAccident(making, { story, child, author, at, isWaiting: place < 4 }, staff, random)
  }
}

function weekdayBefore(today: string, days: number): string {
  const day = addDays(today, -days)
  return weekdayOf(day) > 5 ? addDays(day, -2) : day
}

const sceneAt: Partial<Record<AccidentStory['place'], Scene>> = {
  indoors: 'shelf',
  outdoors: 'deck',
  playground: 'beam',
  excursion: 'footpath',
}

/** Where it happened, and the plaster on a graze. */
function scenesOf({ place, injury }: AccidentStory): Scene[] {
  const scene = sceneAt[place]
  if (injury === 'graze') return scene ? [scene, 'plaster'] : ['plaster']
  return scene && injury === 'bump' ? [scene] : []
}

interface Accident {
  story: AccidentStory
  child: Child
  author: Staff
  at: Date
  isWaiting: boolean
}

function addAccident(
  making: Making,
  { story, child, author, at, isWaiting }: Accident,
  staff: readonly Staff[],
  random: Random,
): void {
  const submittedAt = minutesLater(at, random.int(15, 50))
  const toldAt = minutesLater(at, random.int(3, 14)).toISOString()
  const firstName = child.name.split(' ')[0] ?? child.name
  const whatHappened = story.text.replaceAll('{{name}}', firstName)
  const witness = random.chance(0.4) ? random.pick(staff) : undefined
  const detail: ValuesOf<typeof incidentFields> = {
    childId: child.id,
    occurredAt: at.toISOString(),
    place: story.place,
    placeOther: null,
    whatHappened,
    injuries: [story.injury],
    bodyParts: [story.part],
    severity: story.severity ?? 'minor',
    photos: takePhotos(making, scenesOf(story), { at: submittedAt, by: author.id }),
    firstAid: [{ given: story.aid, by: author.id }],
    witnesses: witness ? [{ name: witness.realName }] : null,
    parentsTold: true,
    toldHow: story.severity ? 'phone' : random.pick(['inPerson', 'phone', 'message'] as const),
    toldAt,
    toldBy: author.id,
    needsFollowUp: story.followUp !== undefined,
    followUp: story.followUp ?? null,
    followUpBy: story.followUp ? author.id : null,
    followUpOn: story.followUp ? addDays(submittedAt.toISOString().slice(0, 10), 3) : null,
  }
  const due = incidentReport.due(detail)
  const manager = staff[random.chance(0.7) ? 0 : 1] ?? (staff[0] as Staff)
  const decidedAt = minutesLater(submittedAt, random.int(40, 26 * 60))
  addReport(making, {
    kind: 'incident',
    fileIds: detail.photos,
    authorId: author.id,
    submittedAt,
    childId: child.id,
    occurredAt: at,
    span: undefined,
    due: due && { ...due, done: followedUp(making, due.on) },
    summary: incidentReport.summary(detail),
    detail,
    decided:
      isWaiting || decidedAt > making.now
        ? undefined
        : { state: 'confirmed', by: manager.id, at: decidedAt, comment: random.pick(comments) },
  })
}

const found = [
  'Healed well, nothing to be seen any more',
  'Talked to the parents, all is well',
  'Done, and told the team at the meeting',
]

/** People follow up on the day, or within two days of it. */
function followedUp({ today, hours }: Making, on: string) {
  if (on >= addDays(today, -2)) return undefined
  return { at: hours.at(on, told(15, 30)), comment: found[on.charCodeAt(9) % found.length] as string }
}

type Leave = ValuesOf<typeof leaveFields>
type Sketched = [
  who: number,
  kind: Leave['kind'],
  startsIn: number,
  days: number,
  decided: 'confirmed' | 'refused' | null,
]

/** Person, days from today, length. The last one waits. */
const leaves: Sketched[] = [
  [2, 'annual', -120, 10, 'confirmed'],
  [3, 'sick', -44, 2, 'confirmed'],
  [0, 'family', -70, 1, 'confirmed'],
  [1, 'annual', -25, 5, 'confirmed'],
  [4, 'study', -12, 1, 'refused'],
  // Two are away in the same week, and a third asks for it.
  [1, 'annual', 33, 5, 'confirmed'],
  [4, 'annual', 34, 3, 'confirmed'],
  [2, 'annual', 34, 5, null],
  [3, 'family', 9, 1, null],
]

export function makeLeave(making: Making, staff: readonly Staff[]): void {
  const { hours, today, sketch } = making
  const managers = staff.filter(({ isManager }) => isManager)
  for (const [who, kind, startsIn, length, state] of leaves) {
    const author = staff[who]
    // Nobody decides on their own leave.
    const manager = managers.find((one) => one !== author)
    if (!author || !manager) continue
    const from = addDays(today, startsIn)
    const dates = { from, until: addDays(from, length - 1), startsAtNoon: length === 1, endsAtNoon: false }
    const reason = kind === 'family' ? 'Moving house' : null
    const detail: Leave = { kind, dates, reason, attachments: null }
    const submittedAt = hours.at(addDays(startsIn < 0 ? from : today, -6), told(16))
    const at = minutesLater(submittedAt, 20 * 60)
    const comment = state === 'refused' ? 'We are too few on that day. Can you take the week after?' : null
    addReport(making, {
      kind: 'leave',
      authorId: author.id,
      submittedAt,
      childId: null,
      occurredAt: null,
      span: leaveReport.span(detail, sketch.timeZone),
      summary: leaveReport.summary(detail),
      detail,
      decided: state === null ? undefined : { state, by: manager.id, at, comment },
    })
  }
}
