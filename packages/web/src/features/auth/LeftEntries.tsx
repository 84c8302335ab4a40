import { useEffect, useState } from 'react'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { countLeft } from '../../platform/outbox/left.ts'

/** What somebody made here and has not sent is sent in their own session alone. On a device that several use, nobody else
 *  would know of it. */
export function LeftEntries() {
  const t = useT()
  const [count, setCount] = useState(0)
  // A device that does not answer says nothing.
  useEffect(() => void countLeft().then(setCount, () => undefined), [])
  if (count === 0) return null
  return (
    <Warning>
      <p>{t('auth.left', { count })}</p>
    </Warning>
  )
}
