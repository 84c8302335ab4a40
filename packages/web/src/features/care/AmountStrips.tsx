import { useT } from '../../platform/i18n/language.ts'
import styles from './AmountStrips.module.css'
import type { Desk } from './care.board.ts'
import { type AmountField, allOfIt, isAmount } from './care.fields.ts'

/** The amounts of the next entry: a field, and usual amounts in one tap. What nobody chooses stays as it was last time,
 *  or unsaid. */
export function AmountStrips({ desk }: { desk: Desk }) {
  return desk.kind.fields
    .filter(isAmount)
    .map((field) => <Strip key={field.name} desk={desk} field={field} />)
}

type Amount = number | typeof allOfIt | undefined

function Strip({ desk, field }: { desk: Desk; field: AmountField }) {
  const t = useT()
  const { draft, setDraft, chosen } = desk
  const { name, partOf, usual } = field
  const said = draft.more.detail[name]
  const label = t(field.label)
  const unit = t(field.unit)
  const wasGiven = chosen.some(({ last }) => last !== null)

  function set(amount: Amount) {
    const { [name]: _, ...others } = draft.more.detail
    const detail = amount === undefined ? others : { ...others, [name]: amount }
    setDraft({ ...draft, more: { ...draft.more, detail } })
  }

  const options: { amount: Amount; words: string }[] = [
    ...(partOf || wasGiven
      ? [{ amount: undefined, words: t(partOf ? 'care.sayLater' : 'care.asLast') }]
      : []),
    ...(partOf ? [{ amount: allOfIt, words: t('care.allOfIt') } as const] : []),
    ...usual.map((amount) => ({ amount, words: `${amount}` })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div className={styles.strip} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <input
        className={styles.other}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder={unit}
        aria-label={t('care.otherAmount', { what: label, unit })}
        value={typeof said === 'number' ? said : ''}
        onChange={({ currentTarget: { value } }) => {
          const digits = value.replace(/\D/g, '')
          set(digits === '' ? undefined : Number(digits))
        }}
      />
      {options.map(({ amount, words }) => (
        <button
          key={words}
          type="button"
          className={styles.amount}
          aria-pressed={amount === said}
          aria-label={typeof amount === 'number' ? `${words} ${unit}` : words}
          onClick={() => set(amount)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
