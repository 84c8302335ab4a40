// Whom to ring about the children: two or three for each, the same for brothers and sisters born together.
import type { Relation } from '@daybook/contract/contact/contact.rules.ts'
import type { Making } from './making.ts'
import { heritages, type Sex } from './names.ts'
import { type Random, randomFrom } from './random.ts'

interface Contact {
  name: string
  relation: Relation
  phone: string | null
  isEmergency: boolean
  mayCollect: boolean
  note: string | null
}

export function makeContacts({ sketch, rows }: Making): void {
  const random = randomFrom(`${sketch.tenantId} contacts`)
  const families = new Map<string, Contact[]>()
  for (const { id: childId, familyName, birthDate, createdAt, createdBy } of rows.of('child')) {
    const key = `${familyName} ${birthDate}`
    const family = families.get(key) ?? familyOf(familyName, random)
    families.set(key, family)
    family.forEach((contact, index) => {
      const stamp = rows.stamp(new Date(String(createdAt)), createdBy ?? null)
      rows.add('contact', { ...stamp, childId, ...contact, sort: index + 1, version: 1, endedAt: null })
    })
  }
}

function familyOf(familyName: string, random: Random): Contact[] {
  const parents: [Relation, Sex][] = [
    ['mother', 'female'],
    random.chance(0.06) ? ['mother', 'female'] : ['father', 'male'],
  ]
  const family = parents.map(([relation, sex]) => ({
    ...{ name: nameIn(familyName, sex, random), relation, phone: mobile(random) },
    ...{ isEmergency: true, mayCollect: true, note: null as string | null },
  }))
  const [, second] = family
  if (second && random.chance(0.05))
    Object.assign(second, { mayCollect: false, isEmergency: false, note: 'Ask the office before anything' })
  if (random.chance(0.6)) family.push(third(familyName, random))
  return family
}

const elders = ['Nights only', 'Rings back', 'Speaks little English', null, null, null]

function third(familyName: string, random: Random): Contact & { phone: string } {
  const sex = random.chance(0.7) ? 'female' : 'male'
  const isFamily = random.chance(0.75)
  return {
    ...{ name: nameIn(familyName, sex, random), relation: isFamily ? 'grandparent' : 'other' },
    ...{ phone: `09 555 0${random.int(100, 199)}`, isEmergency: false, mayCollect: random.chance(0.9) },
    note: isFamily ? random.pick(elders) : 'Neighbour, walks home with them',
  }
}

function nameIn(familyName: string, sex: Sex, random: Random): string {
  const known = Object.values(heritages).find(({ families }) => families.some((name) => name === familyName))
  const { girls, boys } = known ?? heritages.european
  return `${random.pick<string>(sex === 'female' ? girls : boys)} ${familyName}`
}

const mobile = (random: Random) => `02${random.pick([1, 2, 7])} 555 0${random.int(100, 199)}`
