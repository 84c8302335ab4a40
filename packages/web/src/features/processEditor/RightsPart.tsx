import {
  type FieldRight,
  type FormRights,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { SelectField } from '../fields/index.ts'
import styles from './ProcessEditor.module.css'
import type { DraftField } from './process.draft.ts'

const rightsByName: Record<string, FieldRight> = {
  write: { readable: true, writable: true },
  read: { readable: true, writable: false },
  hidden: { readable: false, writable: false },
}
const nameOf = ({ readable, writable }: FieldRight) => (writable ? 'write' : readable ? 'read' : 'hidden')

interface RightsPartProps {
  fields: readonly DraftField[]
  rights: FormRights
  onChange: (rights: FormRights) => void
}

/** For each field whether it may be filled in, only be read, or is not shown. */
export function RightsPart({ fields, rights, onChange }: RightsPartProps) {
  const t = useT()
  return (
    <FieldGroup label={t('processEditor.rights')}>
      <div className={styles.group}>
        {fields.length === 0 && <p className={styles.dim}>{t('processEditor.noFields')}</p>}
        {fields.map(({ column: { prop, label } }) => (
          <SelectField
            key={prop}
            path={`right-${prop}`}
            label={label}
            isChosen
            options={Object.keys(rightsByName).map((value) => ({
              value,
              label: t(`processEditor.right.${value as 'write' | 'read' | 'hidden'}`),
            }))}
            value={nameOf(rightOf(rights, prop))}
            error={undefined}
            onChange={(name) => name && onChange({ ...rights, [prop]: rightsByName[name] as FieldRight })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
