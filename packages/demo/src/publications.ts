// The centre's policies, one of them changed twice with some who have not confirmed it yet, and its staff meetings.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type meetingFields, meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import type { policyFields } from '@daybook/contract/policy/policy.kind.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import { takePhotos } from './pictures/photos.ts'
import type { Scene } from './pictures/scenes.ts'
import { addPublication } from './publication.rows.ts'
import type { Staff } from './staff.ts'

type Policy = ValuesOf<typeof policyFields>

const sleepText = (minutes: number, further: string) => `# Safe sleep
Every child sleeps on their back, in their own bed, in a room that is ventilated and between 18 and 20 °C.

# Checks
- We check every sleeping child at least every ${minutes} minutes: breathing, warmth, colour and position.
- Whoever checks writes it down at once.
${further}
# Whānau
We ask each family how their child sleeps at home, and agree with them in writing on anything that differs.`

const policies: readonly {
  title: string
  area: Policy['area']
  to?: 'teachers'
  /** Days from today on which managers look at it again. */
  review: number
  /** Photos that are attached to it. */
  photos?: readonly Scene[]
  versions: readonly { ago: number; text: string; changes: string | null }[]
}[] = [
  {
    title: 'Safe sleep',
    area: 'sleep',
    to: 'teachers',
    review: 160,
    versions: [
      { ago: 400, text: sleepText(15, ''), changes: null },
      {
        ago: 120,
        text: sleepText(10, ''),
        changes: 'Checks at least every 10 minutes instead of 15, as the licensing criteria ask.',
      },
      {
        ago: 6,
        text: sleepText(10, '- When a check was missed, tell the person responsible at once.\n'),
        changes: 'Whom to tell when a check was missed.',
      },
    ],
  },
  {
    title: 'Sun care',
    area: 'healthAndSafety',
    review: 2,
    photos: ['deck'],
    versions: [
      {
        ago: 363,
        text: `# Sunscreen
From September to April, every child gets sunscreen 20 minutes before going outside, and again after two hours.

# Hats and shade
- Hats with a wide brim for children and adults.
- Between 11 am and 3 pm we play in the shade.`,
        changes: null,
      },
    ],
  },
  {
    title: 'Child protection',
    area: 'childProtection',
    review: 210,
    versions: [
      {
        ago: 150,
        text: `# What we do when we are worried about a child
- Write down what you saw and heard, in the child's own words.
- Tell the centre manager the same day. If a child is in danger now, ring 111 first.
- Do not question the child, and do not promise to keep a secret.`,
        changes: null,
      },
    ],
  },
]

/** All have confirmed the versions before the newest; of that, 9 of 14 teachers have, and some have read it. */
export function makePolicies(making: Making, staff: readonly Staff[]): void {
  const { hours, today } = making
  const [author] = staff
  if (!author) return
  for (const { title, area, to, review, photos = [], versions } of policies) {
    const people = to === 'teachers' ? staff.filter(({ isManager }) => !isManager) : staff
    const at = hours.at(addDays(today, -(versions[0]?.ago ?? 0)), told(9))
    const attachments = takePhotos(making, photos, { at, by: author.id })
    const detail = (text: string): Policy => ({
      title,
      area,
      text,
      attachments,
      reviewOn: addDays(today, review),
    })
    addPublication(making, {
      kind: 'policy',
      title,
      author,
      people,
      ...(to && { to }),
      reviewOn: addDays(today, review),
      fileIds: attachments,
      versions: versions.map(({ ago, text, changes }, place) => {
        const isNew = ago < 30 && place === versions.length - 1
        const late = isNew ? people.filter((_, index) => index % 3 === 0) : []
        return {
          at: hours.at(addDays(today, -ago), told(9, 10)),
          detail: detail(text),
          changes,
          answers: people
            .filter((person) => !late.includes(person))
            .map((who, index) => ({ who, answer: 'confirmed' as const, after: index * 47 })),
          readers: late.slice(0, 2),
        }
      }),
    })
  }
}

type Meeting = ValuesOf<typeof meetingFields>

/** Days from today, title, topics. */
const meetings: readonly [inDays: number, title: string, topics: readonly string[]][] = [
  [-14, 'Staff meeting', ['Settling new tamariki', 'Garden beds', 'Roster of the holidays']],
  [2, 'Staff meeting', ['Sleep checks: what changed', 'Matariki', 'Anything else']],
  [16, 'Planning day', ['Learning goals of the next term', 'Excursions']],
]

export function makeMeetings(making: Making, staff: readonly Staff[]): void {
  const { hours, today, rows } = making
  const [author, second, third] = staff
  if (!author || !second || !third) return
  for (const [inDays, title, topics] of meetings) {
    const startsAt = hours.at(addDays(today, inDays), told(16, 30)).toISOString()
    const agenda = topics.map((topic) => ({ topic }))
    const at = hours.at(addDays(today, Math.min(inDays, 0) - 5), told(10))
    const attachments = takePhotos(making, topics.includes('Garden beds') ? ['garden'] : [], {
      at,
      by: author.id,
    })
    const detail: Meeting = { title, startsAt, minutes: 60, where: 'Staff room', agenda, attachments }
    const isPast = inDays < 0
    const asked = isPast ? staff : staff.filter((_, place) => place % 2 === 0)
    const id = addPublication(making, {
      kind: 'meeting',
      title,
      author,
      people: staff,
      span: meetingReceipt.span(detail),
      fileIds: attachments,
      versions: [
        {
          at,
          detail,
          changes: null,
          answers: asked.map((who, place) =>
            place === 3
              ? { who, answer: 'declined', comment: 'I am on a course that afternoon', after: 90 }
              : { who, answer: 'confirmed', after: place * 33 },
          ),
        },
      ],
    })
    if (!isPast) continue
    const ended = new Date(Date.parse(startsAt) + 75 * 60_000)
    rows.add('meetingMinutes', {
      ...rows.stamp(ended, second.id),
      meetingId: id,
      summary:
        'New tamariki visit twice with their whānau before they stay alone.\nThe beds along the fence are for the toddlers; soil comes next week.\nRoster: everyone writes their wishes down by the end of the month.',
      duration: 65,
      byId: second.id,
      at: ended.toISOString(),
    })
    const actions = [
      { what: 'Order soil for the garden beds', who: third, due: -6, isDone: true },
      { what: 'Ask the families for spare sun hats', who: third, due: 0, isDone: false },
      { what: 'Send round the list for holiday wishes', who: author, due: 3, isDone: false },
    ]
    for (const { what, who, due, isDone } of actions)
      rows.add('meetingAction', {
        ...rows.stamp(ended, second.id),
        meetingId: id,
        what,
        personId: who.id,
        dueOn: addDays(today, due),
        doneAt: isDone ? hours.at(addDays(today, -7), told(12)).toISOString() : null,
        doneBy: isDone ? who.id : null,
      })
  }
}
