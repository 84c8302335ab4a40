import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSayings, valueWords } from '../fields/index.ts'
import styles from './Register.module.css'
import { namesOf, type RegisterKind, type Row as RowData, titleOf } from './register.view.ts'

interface RegisterRowProps {
  kind: RegisterKind
  row: RowData
  /** The number of ancestors in the tree. */
  depth: number
  isChosen?: boolean
  /** Given while rows are being selected. */
  onToggle?: () => void
}

export function RegisterRow({ kind, row, depth, isChosen = false, onToggle }: RegisterRowProps) {
  const { fields } = kind.register
  const sayings = useSayings(kind.name, namesOf(kind, row))
  const title = titleOf(kind, row)
  const about = kind.about.flatMap((name) => {
    const field = fields[name]
    return field && !isEmpty(row[name]) ? [valueWords(field, name, row[name], sayings)] : []
  })
  const detail = about.join(' · ')
  const indent = { '--depth': Math.min(depth, 4) } as React.CSSProperties
  return (
    <li className={styles.row} style={indent}>
      {onToggle ? (
        <TickRow title={title} detail={detail} isTicked={isChosen} onChange={onToggle} />
      ) : (
        <Row
          as={Link}
          to={to[kind.name]({ id: row.id })}
          start={<RowStart kind={kind} row={row} />}
          title={title}
          detail={detail}
        />
      )}
    </li>
  )
}

/** A person's portrait, the record's first picture, or the register's icon. */
export function RowStart({ kind, row }: Pick<RegisterRowProps, 'kind' | 'row'>) {
  const Icon = kind.icon
  const [firstName = '', ...family] = titleOf(kind, row).split(' ')
  if (kind.register.hasPicture)
    return <Portrait firstName={firstName} familyName={family.join(' ')} picture={row.picture ?? null} />
  const picture = row.files?.[0]?.small
  return picture ? <img src={picture} alt="" className={styles.picture} /> : <Icon size="1.5rem" />
}
