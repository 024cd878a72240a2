export const address = {
  done: {
    add: '地址已保存。',
    edit: '地址已保存。',
    drop: '地址已删除。',
    prefer: '默认地址已更改。',
  },
}
