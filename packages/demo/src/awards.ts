// Honours that people of the centre were given; the newest is to be confirmed.
import type { awardFields } from '@daybook/contract/award/award.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import { takePhotos } from './pictures/photos.ts'
import type { Scene } from './pictures/scenes.ts'
import { addPublication } from './publication.rows.ts'
import type { Staff } from './staff.ts'

type Award = ValuesOf<typeof awardFields>

interface Given {
  ago: number
  title: string
  years: number | null
  reason: string
  /** Their places among the staff. */
  to: readonly number[]
  isConfirmed: boolean
  /** A picture of the certificate as it was handed over. */
  scene?: Scene
}

const given: readonly Given[] = [
  {
    ago: 210,
    title: 'Five years at our centre',
    years: 5,
    reason:
      'Five years of early mornings, garden beds and waiata. Ngā mihi nui from the whole team and our whānau.',
    to: [2],
    isConfirmed: true,
  },
  {
    ago: 48,
    title: 'Garden project of the year',
    years: null,
    reason: 'For the garden beds that the tamariki planted, watered and harvested with their whānau.',
    to: [2, 3, 4],
    isConfirmed: true,
    scene: 'garden',
  },
  {
    ago: 2,
    title: 'Kaiako of the term',
    years: null,
    reason:
      'For how gently you settled our new tamariki this term, and for the notes that their whānau treasure.',
    to: [2],
    isConfirmed: false,
  },
]

export function makeAwards(making: Making, staff: readonly Staff[]): void {
  const { hours, today } = making
  const [author] = staff
  if (!author) return
  for (const { ago, title, years, reason, to, isConfirmed, scene } of given) {
    const people = to.flatMap((place) => staff[place] ?? [])
    const givenOn = addDays(today, -ago)
    const at = hours.at(givenOn, told(15, 5))
    const picture = takePhotos(making, scene ? [scene] : [], { at, by: author.id })
    const kind = years === null ? 'award' : 'service'
    const detail: Award = { title, for: kind, years, reason, givenOn, picture }
    const answers = isConfirmed
      ? people.map((who, place) => ({ who, answer: 'confirmed' as const, after: 60 + place * 200 }))
      : []
    const versions = [{ at, detail, changes: null, answers }]
    addPublication(making, {
      kind: 'award',
      title,
      author,
      people,
      to: 'people',
      versions,
      fileIds: picture,
    })
  }
}
