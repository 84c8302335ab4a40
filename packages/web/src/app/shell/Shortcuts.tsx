import { IconKeyboard } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { shortcutOf, shortcuts, useShortcut } from '../../kit/shortcuts.ts'
import { useStore } from '../../kit/store.ts'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import styles from './Shortcuts.module.css'

const key = 'shortcutsOff'

interface ShortcutsProps {
  className: string | undefined
  /** Undefined for those who have nothing to report. */
  onReport: (() => void) | undefined
}

/** Listens for shortcuts, and has the button and the dialog that list them. They can be switched off, because somebody who
 *  speaks to the computer presses keys by words. */
export function Shortcuts({ className, onReport }: ShortcutsProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [isOff, setIsOff] = useState(() => readJson<boolean>(deviceStorage(), key) === true)
  const active = useStore(shortcuts)
  useShortcut('?', t('app.keysHelp'), () => setIsOpen(true))
  useShortcut('h', t('app.keysHome'), () => void go(to.home()))
  useShortcut('r', t('app.report'), () => onReport?.(), onReport !== undefined)
  useShortcut('/', t('app.keysSearch'), focusSearch)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSingle = event.key.length === 1 && !event.ctrlKey && !event.metaKey
    const found = isOff && isSingle ? undefined : shortcutOf(event)
    if (!found) return
    event.preventDefault()
    found.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const inTables = [
    ['↑ ↓', t('app.keysRows')],
    ['Enter', t('app.keysOpen')],
    ['Space', t('app.keysChoose')],
    ['Shift ↑ ↓', t('app.keysChooseMore')],
    ['Home End', t('app.keysEnds')],
    ['Page Up, Page Down', t('app.keysPages')],
  ] as const
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        title={t('app.keys')}
        onClick={() => setIsOpen(true)}
      >
        <IconKeyboard size="1.375rem" stroke={1.75} aria-hidden="true" />
        <span>{t('app.keys')}</span>
      </button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('app.keys')}>
        <h3 className={styles.title}>{t('app.keysAnywhere')}</h3>
        <Keys
          rows={[...active.map(({ keys, words }) => [keys, words] as const), ['Ctrl+K', t('find.title')]]}
        />
        <h3 className={styles.title}>{t('app.keysTables')}</h3>
        <Keys rows={inTables} />
        <TickRow
          title={t('app.keysSwitch')}
          isTicked={!isOff}
          onChange={(isOn) => {
            writeJson(deviceStorage(), key, isOn ? undefined : true)
            setIsOff(!isOn)
          }}
        />
      </Sheet>
    </>
  )
}

const Keys = ({ rows }: { rows: readonly (readonly [keys: string, words: string])[] }) => (
  <dl className={styles.keys}>
    {rows.map(([keys, words]) => (
      <div key={keys}>
        <dt>
          <kbd>{keys}</kbd>
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)

/** The search of the list that is open. */
function focusSearch() {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus()
}
