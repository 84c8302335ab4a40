import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { type Moment, problemsIn, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { takeFieldPage } from './field.page.ts'
import { initialValues, valuesOf } from './fields.form.ts'
import type { RecordForm, RecordValues } from './form.context.ts'

type Problems = Readonly<Record<string, FieldError | undefined>>

interface RecordOptions {
  pack: string
  fields: Fields
  /** The values to start from; a new record has none. */
  stored?: Values | undefined
  names?: Readonly<Record<string, string>> | undefined
  files?: readonly FileOfRecord[] | undefined
  /** What is wrong beyond the fields. */
  problems?: (values: Values, moment: Moment) => Problems
  onChange?: (values: Values, names: Readonly<Record<string, string>>) => void
}

const noFiles: readonly FileOfRecord[] = []

/** The state of a form made from fields. Nothing is wrong until it is sent once; from then on it is checked with every
 *  change. What the server refused stays at its field until that field changes. */
export function useRecord({
  pack,
  fields,
  stored,
  names: known = {},
  files = noFiles,
  problems,
  onChange,
}: RecordOptions) {
  const { userInfo } = useSession()
  const timeZone = useTimeZone()
  const [author] = useState(() => ({
    personId: userInfo?.user_id ?? '',
    now: new Date(serverNow()).toISOString(),
  }))
  const [names, setNames] = useState({ [author.personId]: userInfo?.realName ?? '', ...known })
  const [wasSent, setWasSent] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)
  const form = useForm<RecordValues>({
    mode: 'controlled',
    initialValues: { ...(stored ? valuesOf(fields, stored, author) : initialValues(fields, author)) },
    onValuesChange: () => setRefused({}),
  })
  const [start] = useState(() => JSON.stringify(stored ?? null))
  const comeBack = useEffectEvent(async () => {
    const page = await takeFieldPage()
    if (!page) return
    setNames((all) => ({ ...all, ...page.names }))
    form.setValues(page.values)
    if (page.stored !== start) showToast(wordsOf('fields.changedMeanwhile') ?? '', { isError: true })
  })
  useEffect(() => void comeBack(), [])
  const changed = useEffectEvent(() => {
    if (form.isDirty()) onChange?.(form.values, names)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what it reads has changed
  useEffect(() => changed(), [form.values, names])

  function wrong(values: Values): Record<string, string | undefined> {
    const now = new Date(serverNow())
    const moment = { now: now.toISOString(), today: dayAt(now, timeZone) }
    const found = problemsIn(fields, values, moment)
    // A rule of the kind may count on what the fields guarantee.
    const all = Object.keys(found).length > 0 ? found : (problems?.(values, moment) ?? {})
    return Object.fromEntries(
      Object.entries(all).flatMap(([path, key]) => (key ? [[path, problemOf(pack, path, key)]] : [])),
    )
  }

  const errors = { ...(wasSent ? wrong(form.values) : {}), ...refused }
  const context: RecordForm = {
    pack,
    fields,
    form,
    errors,
    author,
    names,
    files,
    stored: start,
    addName: (id, name) => setNames((all) => ({ ...all, [id]: name })),
  }

  return {
    context,
    isSending,
    /** Shows what the server refused, at its fields: `detail.childId`. */
    refuse({ fields: found }: ApiError, root: Element | null) {
      const at = Object.entries(found).flatMap(([path, key]) => {
        const words = wordsOf(`field.${key}`) ?? wordsOf(`error.${key}`)
        return words ? [[path.replace(/^detail\./, ''), words] as const] : []
      })
      setRefused(Object.fromEntries(at))
      focusFirst(
        root,
        at.map(([path]) => path),
      )
    },
    onSubmit: (send: (values: Values) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault()
      if (isSending) return
      setWasSent(true)
      const found = Object.keys(wrong(form.values))
      if (found.length > 0) return focusFirst(event.currentTarget, found)
      setIsSending(true)
      try {
        await send(form.values)
      } finally {
        setIsSending(false)
      }
    },
  }
}

/** Moves the focus to the first of these fields as they stand on the page. */
function focusFirst(root: Element | null, paths: readonly string[]): void {
  const wrong = [...(root?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find(({ dataset }) =>
    paths.includes(dataset.path ?? ''),
  )
  wrong?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}

/** A field may have words of its own for what is wrong: `staff.postcode.REQUIRED`. */
const problemOf = (pack: string, path: string, key: string): string =>
  wordsOf(`${pack}.${path}.${key}`) ?? wordsOf(`field.${key}`) ?? key
