import { isTaken } from '@daybook/contract/medicinePlan/due.rules.ts'
import { arrivesLate, needsChild, whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { Button, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { ChildBefore } from './ChildBefore.tsx'
import { WordSheet } from './LazySheets.tsx'
import { giveDose } from './medicinePlan.data.ts'
import { type DoseValues, doseFields } from './medicinePlan.fields.ts'
import { type Authority, type MedicineChild, planOf } from './medicinePlan.plan.ts'
import { doseWords, medicineWords, otherDoseWords, whyNotWords } from './medicinePlan.words.ts'

interface GiveSheetProps {
  authority: Authority
  child: MedicineChild
  /** Whether to show the way to the child's medicines. */
  withPage?: boolean
  onClose: () => void
}

/** Records a dose. Before it: the child's face, name, age and allergies, the medicine, and what was given already. */
export function GiveSheet({ authority, child, withPage = false, onClose }: GiveSheetProps) {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const friendlyTime = useFriendlyTime()
  const say = (instant: string) => friendlyTime(instant, now)
  const [isAgreeing, setIsAgreeing] = useState(false)
  const no = whyNotWords(t, authority, { now, timeZone, say })

  const away = child.here === null ? t('error.CHILD_NOT_PRESENT') : undefined

  /** A dose that is being given now is refused; one that was given earlier has happened. */
  function problems({ outcome, at }: DoseValues) {
    const isNow = serverNow() - Date.parse(at) <= arrivesLate
    const mayNot = isTaken(outcome) && whyNot(planOf(authority, timeZone), serverNow()) !== undefined
    const refusal = (needsChild(outcome) && away) || (mayNot && no?.words)
    return isNow && refusal ? { outcome: refusal } : {}
  }
  const form = useFieldsForm({
    pack: 'medicinePlan',
    fields: doseFields,
    stored: { outcome: 'given', dose: authority.dose, at: new Date(serverNow()).toISOString() },
    draft: null,
    problems,
  })

  async function record({ outcome, dose, at, checkedBy, note }: DoseValues) {
    send(giveDose, {
      id: form.ownId,
      authorityId: authority.id,
      childId: child.id,
      outcome,
      dose,
      at,
      checkedBy,
      note: note || null,
    })
    showToast(t('medicinePlan.recorded'))
    onClose()
  }

  const isEarlier = now - Date.parse(String(form.values.at)) > arrivesLate
  if (isAgreeing)
    return (
      <Suspense>
        <WordSheet authority={authority} child={child} onClose={() => setIsAgreeing(false)} />
      </Suspense>
    )
  const mayRecord = session.can('care.record')
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('medicinePlan.give')}
      submit={t('medicinePlan.record')}
      onSend={record}
    >
      <Stack>
        <Section title={t('medicinePlan.before')}>
          <Stack gap="sm">
            <ChildBefore child={child} />
            <p>
              <strong>{medicineWords(t, authority)}</strong>
            </p>
            <p>{t('medicinePlan.reason', { reason: authority.reason })}</p>
            {authority.note && <p style={{ whiteSpace: 'pre-line' }}>{authority.note}</p>}
            {away && (
              <Warning>
                <p>{away}</p>
              </Warning>
            )}
            {no && (
              <Warning>
                <p>{no.words}</p>
                {no.why === 'PARENT_NEEDED_TODAY' && mayRecord && (
                  <Button variant="default" onClick={() => setIsAgreeing(true)}>
                    {t('medicinePlan.agree')}
                  </Button>
                )}
              </Warning>
            )}
            <EarlierDoses authority={authority} say={say} none="lastNone" />
            {withPage && (
              <Button variant="default" component={Link} to={to.medicineOfChild({ id: child.id })}>
                {t('medicinePlan.open')}
              </Button>
            )}
          </Stack>
        </Section>
        <FieldInputs />
        {no && isEarlier && <p className="dim">{t('medicinePlan.tell')}</p>}
      </Stack>
    </FieldsSheet>
  )
}

interface EarlierDosesProps {
  authority: Authority
  say: (instant: string) => string
  none: 'lastNone' | 'monthNone'
}

export function EarlierDoses({ authority, say, none }: EarlierDosesProps) {
  const t = useT()
  const { doses, otherDoses } = authority
  if (doses.length + otherDoses.length === 0) return <p>{t(`medicinePlan.${none}`)}</p>
  return (
    <ul className="list" aria-label={t('medicinePlan.earlier')}>
      {doses.map((dose) => (
        <li key={dose.id}>
          {doseWords(t, dose, say)}
          {dose.note && ` · ${dose.note}`}
        </li>
      ))}
      {otherDoses.map((dose) => (
        <li key={dose.id}>{otherDoseWords(t, dose, say)}</li>
      ))}
    </ul>
  )
}
