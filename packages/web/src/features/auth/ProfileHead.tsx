import { Portrait } from '../../kit/Face.tsx'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './ProfileHead.module.css'

export function ProfileHead() {
  const { userInfo, userProfile, tenantInfo } = useSession()
  const name = userInfo?.realName || userInfo?.nick_name || ''
  const [firstName = '', ...family] = name.split(' ')
  const { roles = [], roleName = '' } = userProfile ?? {}
  const names = roleName.split(',')
  // A name may have a comma.
  const words =
    names.length === roles.length ? roles.map((alias, place) => roleWords(alias, names[place])) : names
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
