import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './DataExport.module.css'
import { Download } from './Download.tsx'

const held = ['people', 'days', 'records', 'plans', 'files', 'trail'] as const
const left = ['secrets', 'personal'] as const

/** Everything that the centre keeps, to take along or to look through. */
export function DataExportScreen() {
  const t = useT()
  const list = (items: readonly (typeof held | typeof left)[number][]) => (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{t(`dataExport.${item}`)}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.page}>
      <Section title={t('dataExport.held')}>{list(held)}</Section>
      <Section title={t('dataExport.left')}>{list(left)}</Section>
      <Section title={t('dataExport.file')}>
        <p>{t('dataExport.hint')}</p>
        <Download label={t('dataExport.download')} about={t('dataExport.title')} />
      </Section>
    </div>
  )
}
