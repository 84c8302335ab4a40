import type { Role } from '@daybook/contract/kernel/rights.ts'
import { Portrait } from '../../kit/Face.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './ProfileHead.module.css'

const roleWords: Record<Role, BareKey> = {
  teacher: 'auth.roleTeacher',
  manager: 'auth.roleManager',
  administrator: 'auth.roleAdministrator',
}

export function ProfileHead() {
  const t = useT()
  const { userInfo, userProfile, tenantInfo } = useSession()
  const name = userInfo?.realName || userInfo?.nick_name || ''
  const [firstName = '', ...family] = name.split(' ')
  const roles = userProfile?.roles.map((role) => t(roleWords[role])) ?? []
  return (
    <div className={styles.head}>
      <span className={styles.portrait}>
        <Portrait firstName={firstName} familyName={family.join(' ')} picture={userInfo?.avatar} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{[...roles, userInfo?.deptName].filter(Boolean).join(' · ')}</p>
        <p className={styles.detail}>{tenantInfo?.name}</p>
      </div>
    </div>
  )
}
