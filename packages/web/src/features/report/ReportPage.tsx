import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import { ActionIcon, Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { RecordHead } from '../../kit/RecordHead.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FieldFacts, type Sayings, saysAny, useSayings } from '../fields/index.ts'
import { DecideSheet } from './DecideSheet.tsx'
import { Question } from './Question.tsx'
import { RelatedReports } from './RelatedReports.tsx'
import styles from './Report.module.css'
import { Reviewers } from './Reviewers.tsx'
import { aboutWords } from './report.about.ts'
import { reportQuery } from './report.data.ts'
import { type Decision, decideReport, decisionWords, type Offered } from './report.decide.ts'
import type { ReportKind } from './report.view.ts'
import { SignatureLines } from './SignatureLines.tsx'
import { StateMark } from './StateMark.tsx'
import { StepList } from './StepList.tsx'
import { useNextReport } from './useNextReport.ts'

type OpenReport = ReportWithSteps<Values>
export type ReportBelow = ComponentType<{ report: OpenReport }>

interface ReportPageProps {
  kind: ReportKind
  id?: string | undefined
  below?: ReportBelow | undefined
  next?: ReportBelow | undefined
}

/** A report with its fields, its history and the reader's actions. It can be printed. */
export function ReportPage({ kind, id = '', below: Below, next: Next }: ReportPageProps) {
  const t = useT()
  const read = useQuery({ ...reportQuery(kind, id), enabled: id !== '' })
  // With the version that was on the screen when the sheet opened.
  const [deciding, setDeciding] = useState<Pick<OpenReport, 'version'> & { decision: Decision }>()
  const next = useNextReport(id)
  if (id === '') return <Gone />
  const { state, version = 1, can = [] } = read.data ?? {}
  return (
    <>
      <HeadActions>
        <ActionIcon
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('report.print')}
          onClick={() => print()}
        >
          <IconPrinter size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      <DetailScreen
        read={read}
        {...((can.length > 0 || kind.report.opens || next) && {
          actions: () => (
            <Actions
              kind={kind}
              id={id}
              state={state}
              can={can}
              next={next}
              onDecide={(decision) => setDeciding({ decision, version })}
            />
          ),
        })}
      >
        {(report) => (
          <Whole
            kind={kind}
            report={report}
            next={Next && <Next report={report} />}
            below={Below && <Below report={report} />}
          />
        )}
      </DetailScreen>
      <DecideSheet
        key={deciding?.decision ?? 'closed'}
        kind={kind.name}
        id={id}
        decision={deciding?.decision}
        hasNext={next !== undefined}
        onClose={() => setDeciding(undefined)}
        onDecide={async (decision, comment, thenNext) => {
          const isTaken = await decideReport(kind, { id, version: deciding?.version }, decision, comment)
          setDeciding(undefined)
          if (isTaken && thenNext && next) await go(next.place, { replace: true })
        }}
      />
    </>
  )
}

interface ActionsProps {
  kind: ReportKind
  id: string
  state: OpenReport['state'] | undefined
  can: OpenReport['can']
  next: ReturnType<typeof useNextReport>
  onDecide: (decision: Decision) => void
}

/** What is done next with a report, the first that its reader may do. */
const mains = ['confirm', 'reply', 'start', 'close', 'followUp'] as const

/** The reader's actions, the main one last. */
function Actions({ kind, id, state, can, next, onDecide }: ActionsProps) {
  const t = useT()
  const main = mains.find((decision) => can.includes(decision))
  const button = (decision: Decision) => (
    <Button variant={decision === main ? 'filled' : 'default'} onClick={() => onDecide(decision)}>
      {decisionWords(kind.name, 'do', decision)}
    </Button>
  )
  const other = (decision: Offered) => decision !== main && can.includes(decision) && button(decision)
  return (
    <>
      {can.includes('cancel') && button(state === 'confirmed' ? 'cancelLater' : 'cancel')}
      {can.includes('amend') && (
        <Button variant="default" component={Link} to={placeOf(kind.report.form, { id })}>
          {t('report.amend')}
        </Button>
      )}
      {other('comment')}
      {other('ask')}
      {other('correct')}
      {other('comeBack')}
      {other('followUp')}
      {Object.keys(kind.report.opens ?? {}).map((name) => (
        <OpenAnother key={name} name={name} from={{ from: id, fromKind: kind.name }} />
      ))}
      {other('reopen')}
      {next && !can.includes('confirm') && (
        <Button variant="default" component={Link} to={next.place} replace>
          {t('report.nextReport', { name: next.name })}
        </Button>
      )}
      {other('refuse')}
      {other('close')}
      {main && button(main)}
    </>
  )
}

/** Opens the form of another kind, prefilled from this report. */
function OpenAnother({ name, from }: { name: string; from: { from: string; fromKind: string } }) {
  const form = reportKindNamed(name)?.form
  return (
    form && (
      <Button variant="default" component={Link} to={placeOf(form, from)}>
        {wordsOf(`${name}.report`)}
      </Button>
    )
  )
}

interface WholeProps {
  kind: ReportKind
  report: OpenReport
  next: ReactNode
  below: ReactNode
}

function Whole({ kind, report, next, below }: WholeProps) {
  const t = useT()
  const sayings = useSayings(kind.name, report.names, report.files)
  return (
    <>
      <Head kind={kind} report={report} sayings={sayings} />
      {next && <Stack className={styles.next}>{next}</Stack>}
      {kind.sections
        .filter(({ fields: names }) => saysAny(report.detail, names))
        .map(({ title, fields: only }) => (
          <Section key={title} title={t(title)}>
            <FieldFacts fields={kind.report.fields} only={only} values={report.detail} sayings={sayings} />
          </Section>
        ))}
      {below}
      <Corrections steps={report.steps} />
      <RelatedReports {...report} />
      <Section title={t('report.steps')}>
        <StepList kind={kind} report={report} sayings={sayings} />
      </Section>
      {report.child && <SignatureLines />}
    </>
  )
}

/** The corrections of a confirmed report, on screen and on paper. */
function Corrections({ steps }: Pick<OpenReport, 'steps'>) {
  const t = useT()
  const corrections = steps.filter(({ step }) => step === 'corrected')
  return (
    corrections.length > 0 && (
      <Section title={t('report.corrections')}>
        {corrections.map(({ by, at, comment }) => (
          <p key={at} className={styles.correction}>
            {comment} <span className={styles.dim}>{by.name}</span>
          </p>
        ))}
      </Section>
    )
  )
}

function Head({ kind, report, sayings }: { kind: ReportKind; report: OpenReport; sayings: Sayings }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const centre = useSession().tenantInfo?.name
  const { child, author, submittedAt, state } = report
  const title = wordsOf(`${kind.name}.title`) ?? ''
  const time = friendlyTime(submittedAt, now)
  return (
    <Section>
      <p className={styles.printHead}>
        <span>{centre}</span>
        <span>{title}</span>
        <span>{time}</span>
      </p>
      <RecordHead
        start={child ? <Portrait {...child} /> : <SubjectIcon subject={kind.report.subject} size="large" />}
        title={child ? fullName(child) : aboutWords(kind, report, sayings) || title}
        about={t('report.by', { name: author.name, time })}
      >
        <StateMark state={state} />
      </RecordHead>
      <Question report={report} />
      <Reviewers {...report} />
    </Section>
  )
}
