// The shells of a form made from fields: a page, a sheet, and a card of its own before somebody is signed in.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useNow } from '../../kit/clock.ts'
import { FormCard } from '../../kit/FormCard.tsx'
import { FormScreen, type NextStep } from '../../kit/FormScreen.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { FieldsFormProvider, useIsInForm } from './form.context.ts'
import type { FieldsFormOf } from './useFieldsForm.ts'

interface ShellProps<F extends Fields> {
  form: FieldsFormOf<F>
  /** What the button does: "Save plan". */
  submit: string
  /** Sends it. A form whose draft goes on (false) keeps it. */
  onSend: (values: ValuesOf<F>) => Promise<unknown>
  /** Beside the main button: cancel, remove. */
  secondary?: ReactNode
  /** All fields when left out. */
  children?: ReactNode
}

interface FieldsScreenProps<F extends Fields> extends ShellProps<F> {
  /** Instead of the submit button, in a step that is not the last. */
  next?: NextStep
}

/** A page with sections, and a bar with the button. */
export function FieldsScreen<F extends Fields>(props: FieldsScreenProps<F>) {
  const { form, submit, onSend, secondary, next, children } = props
  return (
    <FieldsFormProvider value={form.state}>
      <FormScreen
        ref={form.root}
        onSubmit={form.onSubmit(onSend)}
        submit={submit}
        isSending={form.isSending}
        secondary={secondary}
        next={next}
      >
        <DraftNote form={form} />
        {children}
      </FormScreen>
    </FieldsFormProvider>
  )
}

interface FieldsSheetProps<F extends Fields> extends ShellProps<F> {
  open: boolean
  onClose: () => void
  title: string
  tall?: boolean
}

/** A few fields in a sheet. It stays open while something is wrong. */
export function FieldsSheet<F extends Fields>(props: FieldsSheetProps<F>) {
  const { form, submit, onSend, secondary, children, ...sheet } = props
  const id = useId()
  const isInForm = useIsInForm()
  const content = (
    <Sheet
      {...sheet}
      actions={
        <>
          {secondary}
          <Button type="submit" form={id} loading={form.isSending}>
            {submit}
          </Button>
        </>
      }
    >
      <FieldsFormProvider value={form.state}>
        <form id={id} ref={form.root} onSubmit={form.onSubmit(onSend)} noValidate>
          <Stack gap="1.25rem">
            <DraftNote form={form} />
            {children ?? <FieldInputs />}
          </Stack>
        </form>
      </FieldsFormProvider>
    </Sheet>
  )
  // A form cannot stand within another one.
  return isInForm ? createPortal(content, document.body) : content
}

interface FieldsCardProps<F extends Fields> extends ShellProps<F> {
  isDangerous?: boolean
  /** Within a section that is a card already. */
  plain?: boolean
}

/** A form on a card of its own, with its button below the fields. */
export function FieldsCard<F extends Fields>(props: FieldsCardProps<F>) {
  const { form, submit, onSend, secondary, children, isDangerous = false, plain = false } = props
  const inner = (
    <>
      {children ?? <FieldInputs />}
      <Button
        type="submit"
        size={plain ? 'md' : 'lg'}
        {...(isDangerous && { color: 'red' })}
        loading={form.isSending}
      >
        {submit}
      </Button>
      {secondary}
    </>
  )
  return (
    <FieldsFormProvider value={form.state}>
      {plain ? (
        <form ref={form.root} onSubmit={form.onSubmit(onSend)} noValidate>
          <Stack maw="34rem">{inner}</Stack>
        </form>
      ) : (
        <FormCard ref={form.root} onSubmit={form.onSubmit(onSend)}>
          {inner}
        </FormCard>
      )}
    </FieldsFormProvider>
  )
}

/** Says that what stands in the form was typed before. */
function DraftNote({
  form: { draftAt, startAgain },
}: {
  form: { draftAt: number | undefined; startAgain: () => void }
}) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  if (draftAt === undefined) return null
  return (
    <Group justify="space-between" role="status">
      <p>{t('fields.draftFrom', { time: friendlyTime(draftAt, now) })}</p>
      <Button variant="default" onClick={startAgain}>
        {t('fields.startAgain')}
      </Button>
    </Group>
  )
}
