export const PUSH_KEYS = {
  publicKey: 'BHmStlg5aD0f11sqYmaka5YPLATUjM_4JQmJnUZQslFwmbpzxa7XK3R9UcVTOnZxy7lD9KWQkA1AcI98hzDY7yQ',
  privateKey: 'cveNHUSpQS_czu7xSENrdTbcQxmJHmqmVz1VIQhLbLE',
  subject: 'mailto:operator@quay.test',
}
