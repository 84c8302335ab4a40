import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Box } from '@mantine/core'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { detailWords, EntryMarks } from '../care/index.ts'
import { type LogEntry, shownEntry } from './careLog.entries.ts'

const corner = { insetBlockEnd: '-0.375rem', insetInlineEnd: '-0.5rem' }

/** One entry in the list: child, details, time, author and marks. */
export function EntryRow({ entry, onOpen }: { entry: LogEntry; onOpen: () => void }) {
  const t = useT()
  const timeZone = useTimeZone()
  const shown = shownEntry(entry)
  if (!shown) return null
  const { kind, child } = shown
  return (
    <li>
      <Row
        as="button"
        onClick={onOpen}
        start={
          <Box component="span" pos="relative">
            <Portrait size="3rem" {...child} />
            <Box
              component="span"
              pos="absolute"
              display="grid"
              bd="2px solid var(--surface)"
              bdrs="0.625rem"
              style={corner}
            >
              <SubjectIcon subject={kind.subject} size="small" />
            </Box>
          </Box>
        }
        title={fullName(child)}
        detail={
          <>
            <Box
              component="span"
              display="block"
              c="var(--text)"
              td={entry.voided ? 'line-through' : undefined}
            >
              {detailWords(t, kind, shown.entry.detail)}
            </Box>
            <span>
              {entry.room.name}, {entry.recordedBy.name}
            </span>
            <EntryMarks entry={shown.entry} />
          </>
        }
        end={clockAt(entry.occurredAt, timeZone)}
      />
    </li>
  )
}
