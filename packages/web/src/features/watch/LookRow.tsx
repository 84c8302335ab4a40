import { Box } from '@mantine/core'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import type { LookOf, ShownLook } from './watch.kind.ts'

/** +14 min; in 4 min while it is still to come. */
export function lookMinutes(t: Translate, { over }: Pick<ShownLook, 'over'>): string {
  if (over < 0) return t('watch.dueIn', { minutes: -over })
  return t('watch.minutesOver', { minutes: over })
}

/** Looks of one watch in one room, the longest over first. */
export type LooksOfRoom = readonly [LookOf, ...LookOf[]]

/** Looks that are due, or come next, with the minutes of the first. One opens the child's look, several their board. */
export function LookRow({ looks }: { looks: LooksOfRoom }) {
  const t = useT()
  const [first, ...others] = looks
  const { watch, room, over } = first
  const { words, subject } = watch
  const isDue = over >= 0
  const isOne = others.length === 0
  const who = isDue
    ? !isOne && looks.map(({ name }) => name).join(t('care.comma'))
    : isOne
      ? first.name
      : t('watch.andMore', { name: first.name, count: others.length })
  const now = isOne ? words.one(t, first.name) : words.several(t, looks.length)
  return (
    <Box component="li" {...(isDue && { __vars: { '--surface': 'var(--overdue-tint)' } })}>
      <Row
        as={Link}
        to={isOne ? first.to() : first.toAll()}
        start={<SubjectIcon subject={subject} />}
        title={
          <Box component="span" fw={600}>
            {isDue ? now : words.look(t)}
          </Box>
        }
        detail={[room.name, who].filter(Boolean).join(' · ')}
        end={
          // Read from two metres.
          <Box component="b" fz="1.125rem" fw={650} c={isDue ? 'var(--overdue)' : 'var(--text)'}>
            {lookMinutes(t, first)}
          </Box>
        }
      />
    </Box>
  )
}
