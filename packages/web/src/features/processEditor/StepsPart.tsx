import type { ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditRow } from '../../kit/EditRow.tsx'
import { moved } from '../../kit/moved.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { picksQuery } from '../fields/index.ts'
import type { PartProps } from './FieldsPart.tsx'
import styles from './ProcessEditor.module.css'
import { freeName, withStep } from './process.draft.ts'
import { StartSheet } from './StartSheet.tsx'
import { StepSheet } from './StepSheet.tsx'

interface StepsPartProps extends PartProps {
  names: Readonly<Record<string, string>>
  onNames: (names: Record<string, string>) => void
}

const newStep = (id: string): ProcessStep => ({
  id,
  name: '',
  by: { kind: 'role', role: 'manager' },
  needs: 'one',
  when: null,
  rights: {},
})

/** Who starts the process, and the steps that approve it, in their order. */
export function StepsPart({ draft, errors, onChange, names, onNames }: StepsPartProps) {
  const t = useT()
  const [opened, setOpened] = useState<ProcessStep>()
  // Each opening starts a form of its own.
  const [opening, setOpening] = useState(0)
  const [sheet, setSheet] = useState<'step' | 'start'>()
  const { steps } = draft
  const columns = draft.fields.map(({ column }) => column)
  const roles = useQuery(picksQuery('role')).data?.records ?? []
  /** By name, as far as they are known. */
  const approvers = ({ by }: ProcessStep) =>
    (by.kind === 'role'
      ? roles.filter(({ key }) => key === by.role).map(({ key, name }) => roleWords(key, name))[0]
      : by.people.flatMap((id) => names[id] ?? []).join(t('fields.comma'))) ||
    t(`processEditor.step.by.${by.kind}`)
  const errorOf = (place: number) =>
    Object.entries(errors).find(([path]) => path.startsWith(`steps.${place}.`))?.[1]
  const open = (step: ProcessStep) => {
    setOpened(step)
    setOpening(opening + 1)
    setSheet('step')
  }
  return (
    <Section title={t('processEditor.steps')}>
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          setOpening(opening + 1)
          setSheet('start')
        }}
      >
        <span>{t('processEditor.start')}</span>
        <span className={styles.dim}>{t('processEditor.startHint')}</span>
      </button>
      <ol className={styles.items}>
        {steps.map((step, place) => (
          <li key={step.id}>
            <EditRow
              name={step.name}
              isFirst={place === 0}
              isLast={place === steps.length - 1}
              onMove={(by) => onChange({ ...draft, steps: moved(steps, place, by) })}
              onRemove={() => onChange({ ...draft, steps: steps.toSpliced(place, 1) })}
            >
              <button type="button" className={styles.item} onClick={() => open(step)}>
                <span>{step.name}</span>
                <span className={styles.dim}>
                  {[
                    approvers(step),
                    t(`processEditor.step.needs.${step.needs}`),
                    step.when && t('processEditor.sometimes'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {errorOf(place) && <span className={styles.error}>{errorOf(place)}</span>}
              </button>
            </EditRow>
          </li>
        ))}
      </ol>
      {errors.steps && <p className={styles.error}>{t('processEditor.needsStep')}</p>}
      <Button
        variant="light"
        leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
        onClick={() =>
          open(
            newStep(
              freeName(
                'step',
                steps.map(({ id }) => id),
              ),
            ),
          )
        }
      >
        {t('processEditor.addStep')}
      </Button>
      {opened && (
        <StepSheet
          key={opening}
          step={opened}
          columns={columns}
          names={names}
          open={sheet === 'step'}
          onClose={() => setSheet(undefined)}
          onDone={(step, found) => {
            onNames(found)
            onChange(withStep(draft, step))
            setSheet(undefined)
          }}
        />
      )}
      <StartSheet
        key={`start${opening}`}
        open={sheet === 'start'}
        onClose={() => setSheet(undefined)}
        columns={columns}
        rights={draft.startRights}
        onChange={(startRights) => onChange({ ...draft, startRights })}
      />
    </Section>
  )
}
