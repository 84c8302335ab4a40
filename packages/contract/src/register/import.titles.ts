// Column titles that other programs use. Pure.

/** Field → other titles of its column, in the languages of the app. */
export const otherTitles: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Given name', 'Forename', 'Child first name', '名'],
  familyName: ['Last name', 'Surname', 'Child last name', '姓'],
  sayName: ['Pronunciation', '读音'],
  birthDate: ['Date of birth', 'DOB', 'Birthday', 'Child date of birth', '出生日期', '生日'],
  birthday: ['Date of birth', 'DOB', 'Birth date', '出生日期'],
  sex: ['Gender', '性别'],
  realName: ['Full name', 'Staff name', 'Employee', '姓名'],
  name: ['Preferred name', 'Display name', '昵称'],
  account: ['Username', 'User name', 'Login', '账号'],
  email: ['E-mail', 'Email address', 'Mail', '邮箱'],
  phone: ['Mobile', 'Mobile phone', 'Cell phone', 'Phone number', 'Telephone', '手机', '电话'],
  startedOn: ['Start date', 'Employed since', 'Hire date', '入职日期'],
  roomId: ['Classroom', 'Class', 'Group', '班级', '教室'],
  startsOn: ['Start date', 'First day', 'Enrolment date', 'Enrolled from', '入园日期'],
  endsOn: ['End date', 'Leaving date', '离园日期'],
  weekdays: ['Booked days', 'Days of attendance'],
  dietNote: ['Dietary requirements', 'Diet', '饮食'],
  substance: ['Allergy', 'Allergies', 'Allergen', '过敏'],
  capacity: ['Licensed for', 'Places', 'Max children', '容量'],
}
