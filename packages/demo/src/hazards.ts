// The register of hazards and maintenance, with one that is overdue, and assessments of risks.

import { type hazardFields, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import {
  type riskAssessmentFields,
  riskAssessmentReport,
} from '@daybook/contract/riskAssessment/riskAssessment.kind.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { takePhotos } from './pictures/photos.ts'
import type { Scene } from './pictures/scenes.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

type Hazard = Omit<ValuesOf<typeof hazardFields>, 'ownerId' | 'dueOn' | 'roomId' | 'place' | 'photos'>
type Risk = Omit<ValuesOf<typeof riskAssessmentFields>, 'ownerId' | 'dueOn' | 'photos'>

/** Days from today until it is due, days since it was reported, what became of it. */
const hazards: readonly (Hazard & {
  scene: Scene
  place?: MapPlace
  due: number
  ago: number
  state: 'inWork' | 'closed' | null
})[] = [
  {
    kind: 'hazard',
    what: 'A board of the bridge is loose and has a nail standing out',
    where: 'Playground, bridge',
    scene: 'bridge',
    rating: { likelihood: 4, severity: 3 },
    control: 'isolate',
    measures: 'Fenced off until it is repaired',
    due: -3,
    ago: 9,
    state: 'inWork',
  },
  {
    kind: 'maintenance',
    what: 'The tap of the low basin drips',
    where: 'Bathroom',
    scene: 'tap',
    rating: { likelihood: 3, severity: 1 },
    control: 'minimise',
    measures: 'Bucket below, plumber called',
    due: 5,
    ago: 2,
    state: null,
  },
  {
    kind: 'hazard',
    what: 'The gate to the car park does not latch by itself',
    where: 'Front gate',
    place: { name: 'Front gate', address: null, latitude: -36.789, longitude: 174.7705 },
    scene: 'gate',
    rating: { likelihood: 2, severity: 5 },
    control: 'eliminate',
    measures: 'New spring fitted',
    due: -30,
    ago: 33,
    state: 'closed',
  },
  {
    kind: 'maintenance',
    what: 'The light above the changing table flickers',
    where: 'Changing room',
    scene: 'lamp',
    rating: { likelihood: 3, severity: 2 },
    control: 'eliminate',
    measures: 'Electrician comes on Friday',
    due: 2,
    ago: 1,
    state: null,
  },
]

const risks: readonly Risk[] = [
  {
    what: 'Children run into swings from behind',
    where: 'Playground',
    rating: { likelihood: 3, severity: 3 },
    control: 'isolate',
    measures: 'Low fence around the swings, one teacher beside them',
  },
  {
    what: 'Hot drinks of adults within reach of children',
    where: 'All rooms',
    rating: { likelihood: 2, severity: 4 },
    control: 'eliminate',
    measures: 'Hot drinks stay in the staff room',
  },
  {
    what: 'A child leaves with somebody who may not collect',
    where: 'Front door, at pick-up',
    rating: { likelihood: 1, severity: 5 },
    control: 'minimise',
    measures: 'Everybody is asked for a name; the list of contacts is checked before signing out',
  },
  {
    what: 'Burns from play equipment in the sun',
    where: 'Playground, slide',
    rating: { likelihood: 3, severity: 2 },
    control: 'minimise',
    measures: 'Shade sail up from September to April, slide felt by hand before play',
  },
]

export function makeHazards(making: Making, staff: readonly Staff[]): void {
  const { today, hours } = making
  const [manager] = staff
  const authors = staff.filter(({ isNamed }) => isNamed)
  if (!manager) return
  for (const [place, author] of authors.entries()) {
    const {
      due,
      ago,
      state,
      scene,
      place: map = null,
      ...said
    } = hazards[place % hazards.length] as (typeof hazards)[number]
    const submittedAt = hours.at(addDays(today, -ago), told(10))
    const photos = takePhotos(making, [scene], { at: submittedAt, by: author.id })
    const detail = {
      ...said,
      place: map,
      roomId: null,
      photos,
      ownerId: manager.id,
      dueOn: addDays(today, due),
    }
    const comment = state === 'closed' ? 'Repaired and tried out' : null
    addReport(making, {
      kind: 'hazard',
      fileIds: photos,
      authorId: author.id,
      submittedAt,
      childId: null,
      occurredAt: null,
      span: undefined,
      initial: 'open',
      due: hazardReport.due(detail),
      summary: hazardReport.summary(detail),
      detail,
      decided:
        state === null ? undefined : { state, by: manager.id, at: minutesLater(submittedAt, 600), comment },
    })
    const risk = {
      ...(risks[place % risks.length] as Risk),
      photos: null,
      ownerId: author.id,
      dueOn: addDays(today, 14),
    }
    addReport(making, {
      kind: 'riskAssessment',
      authorId: author.id,
      submittedAt,
      childId: null,
      occurredAt: null,
      span: undefined,
      summary: riskAssessmentReport.summary(risk),
      detail: risk,
      decided:
        place === 0
          ? undefined
          : { state: 'confirmed', by: manager.id, at: minutesLater(submittedAt, 300), comment: null },
    })
  }
}
