import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './ProfileHead.module.css'
import { isBuiltIn, roleWords } from './role.words.ts'

export function ProfileHead() {
  const t = useT()
  const { userInfo, userProfile, tenantInfo } = useSession()
  const name = userInfo?.realName || userInfo?.nick_name || ''
  const [firstName = '', ...family] = name.split(' ')
  const { roles = [], roleName = '' } = userProfile ?? {}
  // Daybook's own roles have words in every language, those of the centre only their names.
  const words = roles.every(isBuiltIn) ? roles.map((role) => t(roleWords[role])) : roleName.split(',')
  return (
    <div className={styles.head}>
      <span className={styles.portrait}>
        <Portrait firstName={firstName} familyName={family.join(' ')} picture={userInfo?.avatar} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{[...words, userInfo?.deptName].filter(Boolean).join(' · ')}</p>
        <p className={styles.detail}>{tenantInfo?.name}</p>
      </div>
    </div>
  )
}
