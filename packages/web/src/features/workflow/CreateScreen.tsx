import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import styles from './Workflow.module.css'
import { processesQuery } from './workflow.data.ts'
import { startPlace } from './workflow.view.ts'

/** Every process that can be started, by category. */
export function CreateScreen() {
  const t = useT()
  const read = useQuery(processesQuery())
  return (
    <ListScreen
      read={read}
      empty={{
        icon: <IconChecklist />,
        title: t('workflow.noProcesses'),
        hint: t('workflow.noProcessesHint'),
      }}
    >
      {({ category, processList }) => (
        <li key={category} className={styles.category}>
          <Section title={category} flush>
            {processList.map((process) => (
              <Row
                key={process.id}
                as={Link}
                // Leave is asked for in a single form.
                to={process.formKey === 'wf_ex_Leave' ? to.leaveForm() : startPlace(process)}
                start={<IconChecklist size="1.5rem" aria-hidden="true" />}
                title={process.name}
              />
            ))}
          </Section>
        </li>
      )}
    </ListScreen>
  )
}
