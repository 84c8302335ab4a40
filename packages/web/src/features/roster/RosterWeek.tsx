import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Roster, weekOf } from '@daybook/contract/roster/roster.rules.ts'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { PersonWeek } from './PersonWeek.tsx'
import type { WholeRoster } from './roster.data.ts'
import { ShiftDays } from './ShiftDays.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekNeighbours } from './WeekNeighbours.tsx'

interface Shown {
  publication: { id: string; detail: Values; names: Readonly<Record<string, string>> }
}

/** The reader's own week first, then everybody's. */
export function RosterWeek({ publication }: Shown) {
  const t = useT()
  const [person, setPerson] = useState<{ id: string; name: string }>()
  const { detail, names } = publication as WholeRoster
  const people = [...new Set(detail.shifts.map(({ personId }) => personId))]
    .map((id) => ({ id, name: names[id] ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <WeekNeighbours weekOn={detail.weekOn} />
      <OwnWeek publication={publication} />
      <Section title={t('roster.team')} flush>
        <WeekGrid
          weekOn={detail.weekOn}
          people={people}
          shifts={detail.shifts}
          names={names}
          onPerson={setPerson}
        />
      </Section>
      <Sheet open={person !== undefined} onClose={() => setPerson(undefined)} title={person?.name ?? ''}>
        {person && <PersonWeek id={publication.id} userId={person.id} names={names} />}
      </Sheet>
    </>
  )
}

/** Day by day, with what changed since the person last confirmed. Nothing for who is not planned. */
export function OwnWeek({ publication }: Shown) {
  const t = useT()
  const userId = useSession().userProfile?.id
  const { detail, before, names } = publication as WholeRoster
  const { weekOn, shifts } = detail as Roster
  const own = userId ? weekOf(shifts, userId) : []
  if (own.length === 0 && !before?.length) return null
  return (
    <Section title={t('roster.ownWeek')}>
      <ShiftDays week={{ weekOn, shifts: own, before }} names={names} />
    </Section>
  )
}
