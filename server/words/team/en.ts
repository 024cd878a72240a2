export const team = {
  title: 'Team invitation',
  notice: {
    asked: '{name} would like you in their team. Nothing changes for you unless you accept. You have seven days.',
  },
}

export type TeamNotice = keyof typeof team.notice
