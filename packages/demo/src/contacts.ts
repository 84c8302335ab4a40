// The children’s contacts: two or three for each, the same for brothers and sisters born together.
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
  for (const { id: childId, firstName, familyName, birthDate, createdAt, createdBy } of rows.of('child')) {
    const key = `${familyName} ${birthDate}`
    const family = families.get(key) ?? familyOf({ firstName, familyName }, random)
    families.set(key, family)
    family.forEach((contact, index) => {
      const stamp = rows.stamp(new Date(String(createdAt)), createdBy ?? null)
      rows.add('contact', { ...stamp, childId, ...contact, sort: index + 1, version: 1, endedAt: null })
    })
  }
}

type Named = Record<'firstName' | 'familyName', string>

function familyOf(child: Named, random: Random): Contact[] {
  const parents: [Relation, Sex][] = [
    ['mother', 'female'],
    random.chance(0.06) ? ['mother', 'female'] : ['father', 'male'],
  ]
  const family = parents.map(([relation, sex]) => ({
    name: nameIn(child, sex, random),
    relation,
    phone: mobile(random),
    isEmergency: true,
    mayCollect: true,
    note: null as string | null,
  }))
  const [, second] = family
  if (second && random.chance(0.05))
    Object.assign(second, { mayCollect: false, isEmergency: false, note: 'Ask the office before anything' })
  if (random.chance(0.6)) family.push(third(child, random))
  return family
}

const elders = ['Nights only', 'Rings back', 'Speaks little English', null, null, null]

function third(child: Named, random: Random): Contact & { phone: string } {
  const sex = random.chance(0.7) ? 'female' : 'male'
  const isFamily = random.chance(0.75)
  return {
    name: nameIn(child, sex, random),
    relation: isFamily ? 'grandparent' : 'other',
    phone: `09 555 0${random.int(100, 199)}`,
    isEmergency: false,
    mayCollect: random.chance(0.9),
    note: isFamily ? random.pick(elders) : 'Neighbour, walks home with them',
  }
}

/** Of the child's family, and never the child's own name. */
function nameIn({ firstName, familyName }: Named, sex: Sex, random: Random): string {
  const known = Object.values(heritages).find(({ families }) => families.some((name) => name === familyName))
  const { girls, boys }: Record<'girls' | 'boys', readonly string[]> = known ?? heritages.european
  const names = (sex === 'female' ? girls : boys).filter((name) => name !== firstName)
  return `${random.pick(names)} ${familyName}`
}

const mobile = (random: Random) => `02${random.pick([1, 2, 7])} 555 0${random.int(100, 199)}`
