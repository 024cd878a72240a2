import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Prova dos saldos',
    lead: 'Todas as noites somamos o que os nossos membros têm em cada moeda e publicamos o total. Cada membro pode verificar que o seu próprio saldo faz parte dele.',
    demo: 'Isto é uma demonstração. Nada disto é dinheiro real.',
    newest: 'Prova mais recente',
    none: 'Ainda não foi feita nenhuma prova. A primeira chega dentro de um dia.',
    after: 'Após o lançamento',
    total: 'Devido aos membros',
    platform: 'O lado da plataforma; somado ao total dá zero',
    leaves: 'Folhas, vazias incluídas',
    root: 'Raiz',
    signature: 'Assinatura',
    key: 'A nossa chave',
    download: 'Descarregar em JSON',
    earlier: 'Provas anteriores',
    languages: 'Idiomas',
    proves: {
      title: 'O que uma prova mostra',
      first: 'O total publicado contém o saldo de cada membro que verifica e o encontra nele.',
      second: 'Ninguém pode ser omitido, contado a menos ou abaixo de zero sem que a sua própria verificação falhe.',
      third: 'A todos se diz o mesmo: cada prova é assinada e nunca é alterada depois.',
    },
    not: {
      title: 'O que não mostra',
      first: 'Mostra o que devemos aos membros. Não mostra que o dinheiro existe.',
      second: 'Só funciona se os membros verificarem. Quem nunca verifica pode ser omitido.',
      third:
        'O caminho até à sua folha mostra algumas somas de outros membros, sem nomes. As folhas vazias escondem quantos membros há.',
    },
    how: {
      title: 'Como verificar',
      app: 'Na aplicação, abra as suas carteiras e escolha a prova dos saldos. O telefone faz as contas sozinho.',
      script:
        'Para não ter de confiar em ninguém, guarde ali a sua parte, descarregue o script, leia-o e execute-o com o Node.',
      key: 'Anote agora a nossa chave. Uma prova assinada com outra chave não é nossa.',
      until: 'A sua parte fica guardada até à prova seguinte. Guarde-a para a verificar mais tarde.',
      download: 'Descarregar o script',
    },
    accounts: {
      outside: 'Vindo de fora',
      fees: 'Comissões',
      capital: 'Capital próprio',
      pool: 'Fundo de prémios',
      exchange: 'Câmbio',
      escrow: 'Cativo para ordens',
      clearing: 'A caminho',
    },
  },
  transparency: english.transparency,
}
