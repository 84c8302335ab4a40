import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import {
  type Moment,
  problemsIn,
  stored as storedValues,
  type Values,
} from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { takeFieldPage } from './field.page.ts'
import { valueAt, withValueAt } from './field.path.ts'
import { initialValues, valuesOf } from './fields.form.ts'
import { type FieldWords, packWords } from './fields.words.ts'
import type { FieldsFormState, RecordValues } from './form.context.ts'
import { withoutSecrets } from './form.draft.ts'
import { focusFirst } from './form.focus.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useFormWork } from './useFormWork.ts'
import { useLatest } from './useLatest.ts'

/** What is wrong beyond the fields: a key, or words where there is no key for it. */
type Problems = Readonly<Record<string, FieldError | (string & {}) | undefined>>

interface FieldsFormOptions<F extends Fields, B extends Values> {
  pack: string
  fields: F
  /** The values to start from; a new record has none. */
  stored?: Values | undefined
  names?: Readonly<Record<string, string>> | undefined
  files?: readonly FileOfRecord[] | undefined
  /** What the form holds beyond its fields, such as parts with sheets of their own. The draft keeps it with them. */
  beyond?: B
  /** Asked once the fields are right, with the values as they will be sent. */
  problems?: (values: ValuesOf<F>, moment: Moment) => Problems
  /** Where the words of the fields are not in the pack. */
  words?: FieldWords
  /** Path → a label that only the screen knows. */
  labels?: Readonly<Record<string, string>>
  options?: FieldsFormState['options']
  isPreview?: boolean
  /** What is wrong, instead of what the fields say. */
  check?: (values: Values) => Problems
  /** Name of the draft that keeps what is typed until it is sent; null where nothing is lost by leaving. Passwords, PINs
   *  and codes are never kept. */
  draft: string | null
  onChange?: (values: Values, names: Readonly<Record<string, string>>) => void
  /** The paths of what is wrong, before the first of them gets the focus: a form in steps opens its step. */
  onWrong?: (paths: readonly string[]) => void
}

export type FieldsFormOf<F extends Fields> = ReturnType<typeof useFieldsForm<F>>

/** The state of a form made from fields: the one path that every form takes (decision 068). Nothing is wrong until it is
 *  sent once; from then on it is checked with every change. What the server refused stays at its field until that field
 *  changes. */
export function useFieldsForm<F extends Fields, B extends Values = Values>(options: FieldsFormOptions<F, B>) {
  const { pack, fields, stored, names: known = {}, files = [], onChange } = options
  const own = options.words ?? packWords(pack, fields)
  const words = { ...own, label: (path: string) => options.labels?.[path] ?? own.label(path) }
  const { userInfo } = useSession()
  const timeZone = useTimeZone()
  const root = useRef<HTMLFormElement>(null)
  const [author] = useState(() => ({
    personId: userInfo?.user_id ?? '',
    now: new Date(serverNow()).toISOString(),
  }))
  const [start] = useState<RecordValues>(() => ({
    ...options.beyond,
    ...(stored ? valuesOf(fields, stored, author) : initialValues(fields, author)),
  }))
  const [startedFrom] = useState(() => JSON.stringify(stored ?? null))
  const { value: values, read: valuesNow, change: changeValues } = useLatest(start)
  const work = useFormWork()
  const [names, setNames] = useState({ [author.personId]: userInfo?.realName ?? '', ...known })
  const [wasSent, setWasSent] = useState(false)
  // Names of fields: those of the steps that somebody has tried to leave.
  const [tried, setTried] = useState<readonly string[]>([])
  const [ownId, setOwnId] = useState(newId)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)
  const beyond = Object.fromEntries(
    Object.keys(options.beyond ?? {}).map((name) => [name, values[name]]),
  ) as B
  const isDirty = values !== start && JSON.stringify(values) !== JSON.stringify(start)

  const comeBack = useEffectEvent(async () => {
    const page = await takeFieldPage()
    if (!page) return
    setNames((all) => ({ ...all, ...page.names }))
    setOwnId(page.ownId)
    changeValues(() => page.values)
    if (page.stored !== startedFrom) showToast(wordsOf('fields.changedMeanwhile') ?? '', { isError: true })
  })
  useEffect(() => void comeBack(), [])
  const changed = useEffectEvent(() => {
    if (isDirty) onChange?.(values, names)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what it reads has changed
  useEffect(() => changed(), [values, names])
  const draft = useFormDraft(options.draft, {
    id: ownId,
    content: isDirty ? { values: { ...withoutSecrets(fields, values), ...beyond }, names } : undefined,
    onFound(found) {
      if (found.id) setOwnId(found.id)
      setNames((all) => ({ ...all, ...found.names }))
      changeValues(() => ({ ...start, ...found.values }))
    },
  })

  /** @param values as they are drawn, or as they are now */
  function wrongIn(values: RecordValues): Record<string, string> {
    const now = new Date(serverNow())
    const moment = { now: now.toISOString(), today: dayAt(now, timeZone), personId: author.personId }
    const kept = storedValues(fields, values)
    const found = options.check?.(kept) ?? problemsIn(fields, values, moment)
    // A rule beyond the fields may count on what the fields guarantee.
    const all =
      Object.keys(found).length > 0 ? found : (options.problems?.(kept as ValuesOf<F>, moment) ?? {})
    return Object.fromEntries(
      Object.entries(all).flatMap(([path, key]) =>
        key ? [[path, words.problem(path, key, valueAt(values, path))]] : [],
      ),
    )
  }

  function set(path: string, value: unknown | ((now: unknown) => unknown)) {
    changeValues((now) =>
      withValueAt(now, path, typeof value === 'function' ? value(valueAt(now, path)) : value),
    )
    setRefused(({ [path]: _, ...others }) => others)
  }

  /** Shows what is wrong at its fields, in words. */
  function refuse(found: Readonly<Record<string, string>>) {
    setRefused(found)
    showWrong(root.current, Object.keys(found))
  }

  /** Shows what the server refused: at its fields (`detail.childId`), otherwise in a toast.
   *  @param isSaid whether the toast has been shown
   *  @throws an error that is not the server's */
  function refuseBy(error: unknown, isSaid = false): void {
    if (!(error instanceof ApiError)) throw error
    const at = Object.entries(error.fields).flatMap(([path, key]) => {
      const field = path.replace(/^detail\./, '')
      const isHere = field.split('.')[0] ?? ''
      return isHere in fields ? [[field, words.problem(field, key, valueAt(values, field))] as const] : []
    })
    refuse(Object.fromEntries(at))
    if (at.length > 0 || isSaid) return
    // Sent before, it would be the same record: only what was changed since makes it another.
    const wasSent = error.key === 'RECORD_EXISTS' && wordsOf('fields.sentBefore')
    showToast(wasSent || errorWords(error), { isError: true })
  }

  function showWrong(within: Element | null, paths: readonly string[]) {
    if (paths.length > 0) options.onWrong?.(paths)
    focusFirst(within, paths)
  }

  /** What is under way counts, so the answer waits for it. */
  async function isRight(only?: readonly string[]): Promise<boolean> {
    if (work.isRunning() && !(await work.settle())) return false
    return isRightNow(root.current, only)
  }

  /** @param only names of fields; all when left out */
  function isRightNow(within: Element | null, only?: readonly string[]): boolean {
    if (only) setTried((before) => [...before, ...only])
    else setWasSent(true)
    const found = Object.keys(wrongIn(valuesNow())).filter((path) => !only || isOf(only)(path))
    showWrong(within, found)
    return found.length === 0
  }

  function shownErrors(): Record<string, string> {
    if (wasSent) return wrongIn(values)
    if (tried.length === 0) return {}
    return Object.fromEntries(Object.entries(wrongIn(values)).filter(([path]) => isOf(tried)(path)))
  }

  const state: FieldsFormState = {
    pack,
    words,
    fields,
    values,
    set,
    errors: { ...shownErrors(), ...refused },
    author,
    names,
    files,
    options: options.options ?? {},
    isPreview: options.isPreview ?? false,
    stored: startedFrom,
    ownId,
    busyWith: work.busyWith,
    addName: (id, name) => setNames((all) => ({ ...all, [id]: name })),
  }

  function dropDraft() {
    draft.drop()
    setOwnId(newId())
  }

  return {
    state,
    root,
    /** Of the new record that the form makes. It stays with what is typed until that is sent or thrown away, also while the
     *  app is closed: sent again after a lost answer, it is the same record. */
    ownId,
    values: values as ValuesOf<F>,
    beyond,
    setBeyond: (changed: Partial<B>) => changeValues((now) => ({ ...now, ...changed })),
    set: set as <K extends keyof F & string>(name: K, value: ValuesOf<F>[K]) => void,
    errors: state.errors as { readonly [K in keyof F]?: string },
    /** Also while it waits for what is under way. */
    isSending: isSending || work.isAwaited,
    /** Whether somebody has tried to send it: from then on what is wrong is shown. */
    wasSent,
    refuse,
    refuseBy,
    /** Whether all is right, once nothing is under way. From then on what is wrong is shown, and now the first of it has the focus. */
    isRight: () => isRight(),
    /** Whether these fields are right, as `isRight` for a step of the form. */
    isRightIn: (names: readonly string[]) => isRight(names),
    /** The values as they would be sent, once nothing is under way. */
    async stored() {
      if (work.isRunning()) await work.settle()
      return storedValues(fields, valuesNow()) as ValuesOf<F>
    },
    /** When what is typed now was typed, if it was kept as a draft. */
    draftAt: draft.at,
    /** Forgets the draft. */
    startAgain() {
      dropDraft()
      changeValues(() => start)
      setRefused({})
      setWasSent(false)
      setTried([])
    },
    /** @param send gets the values as they are stored. What the server refuses is shown; other errors go on. */
    onSubmit: (send: (values: ValuesOf<F>) => Promise<unknown>) => async (event: FormEvent) => {
      event.preventDefault()
      // Events of a form in a sheet reach the form that the sheet stands in.
      event.stopPropagation()
      if (isSending || work.isAwaited) return
      const form = event.currentTarget
      if (work.isRunning() && !(await work.settle())) return
      if (!isRightNow(form)) return
      setIsSending(true)
      try {
        if ((await send(storedValues(fields, valuesNow()) as ValuesOf<F>)) !== false) dropDraft()
      } catch (error) {
        refuseBy(error)
      } finally {
        setIsSending(false)
      }
    },
  }
}

/** Whether a path belongs to one of these fields: `firstAid.0.given` to `firstAid`. */
const isOf = (names: readonly string[]) => (path: string) => names.includes(path.split('.')[0] ?? '')
