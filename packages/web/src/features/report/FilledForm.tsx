import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { FromCheck } from '@daybook/contract/report/report.kind.ts'
import { Button, Stack } from '@mantine/core'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Attention, errorOf } from '../../platform/outbox/attention.ts'
import { useFormSending } from '../../platform/outbox/form.sending.ts'
import { go, goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { useBackWithin } from '../../platform/screens/useBackWithin.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { AskFirstSheet } from './AskFirstSheet.tsx'
import type { AskedFirst, ReportKind } from './report.view.ts'
import { StepHead } from './StepHead.tsx'
import { useFormSteps } from './useFormSteps.ts'

interface FilledFormProps {
  kind: ReportKind
  /** Of the report that is amended, or of the new one whose draft is kept outside. */
  id?: string
  /** The version of the report that is amended; undefined for a new report. */
  version?: number
  /** The id of the report that it is opened from. */
  fromId?: string
  fromCheck?: FromCheck | undefined
  /** What names the draft of a new report that is opened from something: without it, `onChange` keeps it. */
  source?: string
  stored?: Values | undefined
  names?: Readonly<Record<string, string>> | undefined
  files?: readonly FileOfRecord[] | undefined
  onChange?: (values: Values, names: Readonly<Record<string, string>>) => void
  onSent?: () => Promise<void>
  /** What the server refused before and the person corrects now. */
  refused?: Attention
}

/** How long the form waits for an answer, in milliseconds. After that the report is in the outbox. */
const longestWait = 5000

/** The fields of a report in sections, and the button that sends it. */
export function FilledForm({ kind, version: known, fromId, fromCheck, ...props }: FilledFormProps) {
  const { stored, names, files, onChange, onSent, refused } = props
  const t = useT()
  const timeZone = useTimeZone()
  // Keeps the version that the person started from, because the report may be refetched while they type.
  const [version] = useState(known)
  const { fields, page, problems } = kind.report
  const steps = useFormSteps(kind)
  const { groups, current, isLast } = steps
  const toStepBefore = current > 0 ? () => steps.goTo(current - 1) : undefined
  useBackWithin(toStepBefore)
  const draft = draftOf(props, version)
  const form = useFieldsForm({
    pack: kind.name,
    fields,
    stored,
    names,
    files,
    draft: draft === undefined ? null : `${kind.name}.${draft}`,
    problems: (values, moment) => problems?.(values, { ...moment, timeZone }) ?? {},
    ...(onChange && { onChange }),
    onWrong: (paths) => steps.openOf(paths),
  })

  const id = props.id ?? form.ownId
  const isAgreed = useRef(false)
  const sending = useFormSending(refused)
  const sayWhy = useEffectEvent(() => {
    if (refused) form.refuseBy(errorOf(refused), true)
  })
  useEffect(() => sayWhy(), [])
  const [asked, setAsked] = useState<AskedFirst>()

  async function save(values: Values) {
    if (version === undefined && !isAgreed.current) {
      const first = await kind.askFirst?.({ id, values, timeZone })
      setAsked(first)
      if (first) return false
    }
    isAgreed.current = false
    const isStillHere = rememberPlace()
    const input = {
      id,
      ...(version !== undefined && { version }),
      ...(fromId !== undefined && { fromId }),
      ...(fromCheck && { fromCheck }),
      detail: values,
    }
    const sent = sending.send(kind.submit, input, form.state.names)
    const outcome = await Promise.race([sent.settled, noAnswer()])
    if (outcome === undefined) {
      await onSent?.()
      showToast(t('report.waits'))
      if (isStillHere()) {
        // Back leads out of the form from its first step.
        steps.goTo(0)
        goBack()
      }
      return true
    }
    if (outcome.accepted) {
      await onSent?.()
      showToast(t(version === undefined ? 'report.sent' : 'report.amended'))
      if (isStillHere()) void go(placeOf(page, { id }), { replace: true })
      return true
    }
    if (!outcome.error) return false
    if (version === undefined && outcome.error.key === 'RECORD_EXISTS') {
      // It was sent before, and what was typed since belongs to the report that is there.
      await onSent?.()
      if (isStillHere()) void go(placeOf(kind.report.form, { refused: sent.key }), { replace: true })
      return true
    }
    await sending.wasRefused(sent)
    form.refuseBy(outcome.error, true)
    return false
  }

  async function goOn() {
    if (await form.isRightIn(steps.fields)) steps.goTo(current + 1)
  }

  const under = Object.fromEntries(
    Object.entries(kind.under ?? {}).map(([name, Hint]) => [
      name,
      <Hint key={name} id={id} values={form.values} />,
    ]),
  )
  const submit = t(version === undefined ? 'report.submit' : 'report.saveChanges')
  const back = toStepBefore && (
    <Button variant="default" onClick={toStepBefore}>
      {t('report.back')}
    </Button>
  )
  return (
    <FieldsScreen
      form={form}
      onSend={save}
      submit={submit}
      secondary={back}
      {...(!isLast && {
        next: { words: t('report.next'), go: () => void goOn() },
      })}
    >
      {refused && (
        <Section>
          <p>{whyRefused(t, refused)}</p>
        </Section>
      )}
      {groups.length > 1 && <StepHead current={current} count={groups.length} />}
      {groups.map((sections, place) => (
        <Stack key={sections[0]?.title} {...(place !== current && { display: 'none' })}>
          {sections.map(({ title, fields: only, Below }) => (
            <Fragment key={title}>
              <Section title={t(title)}>
                <FieldInputs only={only} under={under} />
              </Section>
              {Below && <Below id={id} values={form.values} />}
            </Fragment>
          ))}
        </Stack>
      ))}
      {kind.Hint && isLast && <kind.Hint id={id} values={form.values} />}
      <AskFirstSheet
        asked={asked}
        onClose={() => setAsked(undefined)}
        onGoOn={() => {
          setAsked(undefined)
          isAgreed.current = true
          form.root.current?.requestSubmit()
        }}
      />
    </FieldsScreen>
  )
}

/** The name of the draft; undefined where what is typed is kept elsewhere. */
function draftOf({ source, id, refused }: Omit<FilledFormProps, 'kind'>, version: number | undefined) {
  if (refused) return `refused.${id}`
  return version === undefined ? source && `from.${source}` : `${id}.${version}`
}

const whyRefused = (t: Translate, refused: Attention) =>
  refused.error === 'RECORD_EXISTS' ? t('report.sentBefore') : errorWords(errorOf(refused))

/** Resolves after `longestWait`, or at once when offline. */
function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), navigator.onLine ? longestWait : 0)
  })
}
