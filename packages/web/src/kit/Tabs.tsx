import styles from './Tabs.module.css'

interface TabsProps<V extends string> {
  label: string
  tabs: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** The tabs of one screen, two or three, above it. */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a legend, and nothing here is a form
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className={styles.tab}
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
