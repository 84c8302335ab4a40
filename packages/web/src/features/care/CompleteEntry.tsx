import { Button } from '@mantine/core'
import { Columns } from '../../kit/Columns.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { complete, completionOf } from './care.completion.ts'
import type { ShownEntry } from './care.view.ts'

interface CompleteEntryProps {
  shown: ShownEntry
  /** Opens the form for anything else. */
  onOther: () => void
}

/** Adds in one tap what an entry leaves unsaid. */
export function CompleteEntry({ shown, onOther }: CompleteEntryProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const next = completionOf(t, shown)
  if (!next) return null
  return (
    <Columns least="11rem">
      <Button onClick={() => complete(t, shown, next.detail, timeZone)}>{next.words}</Button>
      <Button variant="default" onClick={onOther}>
        {t('care.otherThan')}
      </Button>
    </Columns>
  )
}
