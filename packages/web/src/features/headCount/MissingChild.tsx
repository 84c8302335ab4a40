import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Box, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled, listed } from '../../platform/i18n/punctuation.ts'
import { session } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { boardQuery } from '../attendance/index.ts'
import { ChildPageLink } from '../child/index.ts'
import type { Here, Person } from './headCount.effects.ts'
import { knownWords } from './headCount.words.ts'

interface MissingChildProps {
  person: Person
  /** What is known of the child; undefined where the device does not know. */
  here: Here | undefined
  onSeen: () => void
  onExplain: () => void
}

/** A child who was not seen: signed in, expected, asleep, last seen by whom and where, and who to call. */
export function MissingChild({ person, here, onSeen, onExplain }: MissingChildProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const child = useQuery(boardQuery()).data?.children.find(({ id }) => id === person.id)
  const known = knownWords(t, person, { here, expectedUntil: child?.expectedUntil }, (instant) =>
    clockAt(instant, timeZone),
  )
  const contacts = (child?.contacts ?? []).map(({ name, mayCollect, orderNote }) =>
    mayCollect && orderNote === null ? name : t('headCount.mayNotCollect', { name }),
  )
  if (contacts.length > 0) known.push(t('headCount.contactsOf', { who: listed(contacts) }))
  for (const { name, orderNote, orderPhone } of child?.contacts ?? [])
    if (orderNote !== null)
      known.push(labelled(t('headCount.order', { name }), listed([orderNote, orderPhone])))
  return (
    <Box component="li" p="0.75rem var(--gutter)" bg="var(--overdue-tint)">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Portrait size="4rem" {...person} />
        <Box miw={0}>
          <Box component="h3" fz="lg" fw={650}>
            {fullName(person)}
          </Box>
          <ul className="list">
            {known.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Box>
      </Group>
      <Group gap="sm" pt="sm">
        {session.can('attendance.record') && (
          <>
            <Button aria-label={t('headCount.seenName', { name: person.firstName })} onClick={onSeen}>
              {t('headCount.seen')}
            </Button>
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('headCount.explainName', { name: person.firstName })}
              onClick={onExplain}
            >
              {t('headCount.explain')}
            </Button>
          </>
        )}
        <ChildPageLink child={person} />
      </Group>
    </Box>
  )
}
