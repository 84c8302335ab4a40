// Rows of what is published, of any kind: every version, and what each person did about it.
import type { Making } from './making.ts'
import { minutesLater } from './making.ts'
import type { Staff } from './staff.ts'

interface Version {
  at: Date
  detail: object
  changes: string | null
  /** Those who answered it, and how long after it was published. */
  answers: readonly { who: Staff; answer: 'confirmed' | 'declined'; comment?: string; after: number }[]
  /** Those who have only read it. */
  readers?: readonly Staff[]
}

interface NewPublication {
  kind: string
  title: string
  author: Staff
  people: readonly Staff[]
  /** For these people by name, or by the role that they all have. Otherwise for everyone. */
  to?: 'people' | 'teachers'
  /** The oldest first. */
  versions: readonly Version[]
  span?: { startsAt: string; endsAt: string }
  reviewOn?: string | null
  fileIds?: readonly string[] | null
}

const everyone = { to: 'all', roles: null, rooms: null, people: null }

function audienceOf({ to, people }: NewPublication): object {
  if (to === 'people') return { ...everyone, to, people: people.map(({ id }) => id) }
  return to === 'teachers' ? { ...everyone, to: 'roles', roles: 'teacher' } : everyone
}

/** @returns its id */
export function addPublication({ rows }: Making, publication: NewPublication): string {
  const { kind, title, author, people, versions, span, reviewOn } = publication
  const audience = JSON.stringify(audienceOf(publication))
  const [first] = versions
  const last = versions.at(-1)
  if (!first || !last) throw new Error('nothing was published')
  const stamp = rows.stamp(first.at, author.id)
  rows.add('publication', {
    ...stamp,
    updatedAt: last.at.toISOString(),
    kind,
    authorId: author.id,
    title,
    detail: JSON.stringify(last.detail),
    audience,
    version: versions.length,
    revision: versions.length,
    changes: last.changes,
    publishedAt: last.at.toISOString(),
    startsAt: span?.startsAt ?? null,
    endsAt: span?.endsAt ?? null,
    reviewOn: reviewOn ?? null,
  })
  const { id: _, ...audit } = stamp
  for (const fileId of publication.fileIds ?? [])
    rows.add('publicationFile', { ...audit, publicationId: stamp.id, fileId })
  for (const [place, { at, detail, changes, answers, readers = [] }] of versions.entries()) {
    const version = place + 1
    rows.add('publicationStep', {
      ...rows.stamp(at, author.id),
      publicationId: stamp.id,
      step: 'published',
      version,
      byId: author.id,
      at: at.toISOString(),
      comment: changes,
      detail: JSON.stringify(detail),
      audience,
    })
    for (const person of people) {
      const given = answers.find(({ who }) => who === person)
      const answeredAt = given ? minutesLater(at, given.after).toISOString() : null
      const isRead = given ?? readers.includes(person)
      rows.add('receipt', {
        ...rows.stamp(at, author.id),
        publicationId: stamp.id,
        version,
        personId: person.id,
        asks: 'answer',
        readAt: isRead ? (answeredAt ?? minutesLater(at, 30).toISOString()) : null,
        answer: given?.answer ?? null,
        answeredAt,
        comment: given?.comment ?? null,
      })
    }
  }
  return stamp.id
}
