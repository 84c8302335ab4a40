import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { explainShortfall } from './ratio.data.ts'
import { causeWords, type Shortfall, spanWords } from './ratio.words.ts'

interface ShortfallRowProps {
  shortfall: Shortfall
  now: number
  /** With its day, in a list of several. */
  withDay?: boolean
}

/** One time with too few adults: when and how long, why, and what was said about it. */
export function ShortfallRow({ shortfall, now, withDay = false }: ShortfallRowProps) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const [isExplaining, setIsExplaining] = useState(false)
  const { explanation, explainedBy } = shortfall
  const span = spanWords(t, shortfall, { say: (instant) => clockAt(instant, timeZone), now })
  return (
    <li>
      <Row
        start={<IconAlertTriangleFilled color="var(--overdue)" aria-hidden="true" />}
        title={withDay ? `${dayWords(shortfall.day, 'short')} ${span}` : span}
        detail={
          <>
            {causeWords(t, shortfall)}
            {explanation && (
              <span style={{ display: 'block' }}>
                {t('ratio.explained', { explanation, name: explainedBy ?? '' })}
              </span>
            )}
          </>
        }
        end={
          shortfall.can.includes('explain') && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setIsExplaining(true)}>
              {t('ratio.explain')}
            </Button>
          )
        }
      />
      <ExplainSheet id={shortfall.id} open={isExplaining} onClose={() => setIsExplaining(false)} />
    </li>
  )
}

const explainFields = fields({ explanation: longText(500, { required: true }) })

function ExplainSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({ pack: 'ratio', fields: explainFields, stored: {}, draft: `ratio.${id}` })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('ratio.explainTitle')}
      submit={t('ratio.explainSave')}
      onSend={async ({ explanation }) => {
        await explainShortfall({ id, explanation })
        onClose()
      }}
    />
  )
}
