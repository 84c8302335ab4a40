// The children of a demo centre: who they are, and what must not be overlooked.
import type { ChildCautions } from '@daybook/contract/kernel/allergen.rules.ts'
import { allergensIn } from '@daybook/contract/kernel/allergen.words.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { type Habits, habitsOf, type RoomStay, roomStaysOf } from './enrolment.ts'
import { pictureFor } from './faces.ts'
import { healthOf } from './health.ts'
import { told } from './hours.ts'
import { type Making, notAfterNow } from './making.ts'
import { type Name, namesFrom } from './names.ts'
import { type Random, randomFrom } from './random.ts'
import type { AllergySketch, ChildSketch } from './sketch.ts'

export interface Child extends Habits {
  id: string
  name: string
  birthDate: string
  inNappies: boolean
  soreSkin: boolean
  cautions: ChildCautions
  /** Named in the sketch: whoever looks for it finds it there today. */
  isNamed: boolean
  /** One after the other; the last is that of today. */
  rooms: readonly RoomStay[]
}

interface Invented extends Name, Partial<Omit<ChildSketch, keyof Name>> {
  room: number
}

export function makeChildren(making: Making, roomIds: readonly string[], managerId: string): Child[] {
  const { sketch } = making
  const random = randomFrom(`${sketch.tenantId} children`)
  const nextName = namesFrom(random, sketch.children)
  const consents = randomFrom(`${sketch.tenantId} consents`)
  const made: Child[] = []
  for (const [room, { children, inNappies }] of sketch.rooms.entries()) {
    const named: Invented[] = sketch.children.filter((child) => child.room === room)
    for (let place = 0; place < children; place++) {
      const person = named[place] ?? { ...nextName(), ...oddities(random, room), room }
      const isNamed = place < named.length
      const twin = person.twin ? made.at(-1) : undefined
      const birthDate = twin?.birthDate ?? birthDateOf(making, person, random)
      const { weekdays, arrives, leaves } = twin ?? habitsOf(making, isNamed, room < 2, random)
      const child = {
        weekdays,
        arrives,
        leaves,
        birthDate,
        isNamed,
        name: `${person.firstName} ${person.familyName}`,
        inNappies: random.chance(inNappies),
        soreSkin: person.soreSkin ?? false,
        cautions: cautionsOf(person, consents),
        rooms: twin?.rooms ?? roomStaysOf(making, roomIds, { birthDate, room }, random),
      }
      made.push({ ...child, id: addChild(making, person, child, managerId, random) })
    }
  }
  return made
}

function birthDateOf({ sketch, today }: Making, { birthday, room }: Invented, random: Random): string {
  // Four years: by then there has been a 29 February too.
  if (birthday) return fourYearsBefore(birthday === 'today' ? today : addDays(today, 1))
  const { fromMonths = 0, untilMonths = 60 } = sketch.rooms[room] ?? {}
  // Sunscreen is for babies of six months and older, and the story begins six weeks ago.
  const youngest = Math.round(Math.max(8, fromMonths) * 30.44) + 2
  return addDays(today, -random.int(youngest, Math.round(untilMonths * 30.44) - 4))
}

const fourYearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 4}${day.slice(4)}`

const allergies: readonly AllergySketch[] = [
  { substance: 'Egg', severity: 'mild' },
  {
    substance: 'Cow’s milk',
    severity: 'severe',
    note: 'No butter or cheese either',
    allergens: ['dairy'],
  },
  { substance: 'Kiwifruit', severity: 'mild', note: 'Itchy mouth' },
  { substance: 'Penicillin', severity: 'severe' },
  { substance: 'Zinc oxide', severity: 'mild', note: 'The tube without zinc', allergens: ['zinc'] },
  { substance: 'Peanut', severity: 'anaphylaxis', note: 'EpiPen Jr in the office, action plan on the wall' },
]
const dietNotes: Readonly<Record<string, Pick<ChildSketch, 'diets' | 'dietAvoids'>>> = {
  Vegetarian: { diets: ['vegetarian'] },
  Halal: { diets: ['halal'] },
  'No pork': { diets: ['noPork'] },
  'Gluten free': { dietAvoids: ['gluten'] },
  'No beef': { diets: ['noBeef'] },
  'Lactose free milk': { dietAvoids: ['dairy'] },
}

const warnedOf = ({ substance, allergens = allergensIn(substance) }: AllergySketch) => [...allergens]

/** Most have agreed to the centre's sunscreen; one or two have not been asked yet. */
function cautionsOf(person: Invented, random: Random): ChildCautions {
  const { allergies = [], dietNote = '', dietAvoids, diets, sunscreenConsent } = person
  const chance = random.next()
  const answered = chance < 0.84 ? 'centreCream' : chance < 0.94 ? 'ownCream' : 'none'
  return {
    allergies: allergies.map((allergy) => ({ allergens: warnedOf(allergy) })),
    dietAvoids: dietAvoids ?? dietNotes[dietNote]?.dietAvoids ?? [],
    diets: diets ?? dietNotes[dietNote]?.diets ?? [],
    sunscreenConsent: sunscreenConsent ?? (chance > 0.975 ? null : answered),
  }
}

function oddities(random: Random, room: number): Pick<ChildSketch, 'allergies' | 'dietNote' | 'reminder'> {
  const ofAge = room === 1 ? 'Toilet training: remind every hour' : 'Comforter stays with the blanket'
  const text = random.pick(['Please keep the sun hat on', ofAge, 'No photos'])
  return {
    allergies: random.chance(0.09) ? [random.pick(allergies)] : [],
    dietNote: random.chance(0.08) ? random.pick(Object.keys(dietNotes)) : undefined,
    reminder: random.chance(0.05) ? { text, from: -random.int(3, 40), until: random.int(-2, 30) } : undefined,
  }
}

function addChild(
  making: Making,
  person: Invented,
  child: Omit<Child, 'id'>,
  managerId: string,
  random: Random,
): string {
  const { rows, hours, today } = making
  const { firstName, familyName, sex, heritage, room, dietNote } = person
  const came = child.rooms[0]?.startsOn ?? today
  const stampOn = (day: string) =>
    rows.stamp(notAfterNow(making, hours.at(day, told(8, random.int(0, 20)))), managerId)
  const stamp = stampOn(addDays(came, -7))
  rows.add('child', {
    ...stamp,
    firstName,
    familyName,
    sex,
    birthDate: child.birthDate,
    inNappies: child.inNappies,
    picture: pictureFor({ sex, heritage }, room === 0 ? 'baby' : 'child', random),
    dietNote: dietNote ?? null,
    dietAvoids: [...child.cautions.dietAvoids],
    diets: [...child.cautions.diets],
    texture: null,
    sunscreenConsent: child.cautions.sunscreenConsent,
    waitingSince: null,
    wantedFrom: null,
    wantedRoomId: null,
    ...healthOf(
      {
        birthDate: child.birthDate,
        allergies: person.allergies ?? [],
        hasPhotos: person.reminder?.text !== 'No photos',
      },
      addDays(came, -7),
    ),
  })
  for (const allergy of person.allergies ?? []) {
    const { substance, severity, note } = allergy
    rows.add('allergy', {
      ...stampOn(addDays(came, -7)),
      childId: stamp.id,
      substance,
      severity,
      note: note ?? null,
      allergens: warnedOf(allergy),
      planExpiresOn: null,
    })
  }
  if (person.reminder) {
    const { text, from, until } = person.reminder
    const endsOn = until === undefined ? null : addDays(today, until)
    const startsOn = addDays(today, from)
    rows.add('reminder', { ...stampOn(startsOn), childId: stamp.id, text, startsOn, endsOn })
  }
  const [arrivesAt, leavesAt] = hours.span(child.arrives, child.leaves)
  const weekdays = [...child.weekdays]
  for (const { roomId, startsOn, endsOn } of child.rooms)
    rows.add('enrolment', {
      ...stampOn(addDays(startsOn, -6)),
      childId: stamp.id,
      roomId,
      startsOn,
      endsOn,
      weekdays,
      arrivesAt,
      leavesAt,
    })
  return stamp.id
}
