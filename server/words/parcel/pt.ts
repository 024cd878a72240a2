export const parcel = {
  label: 'Pacote {number}',
  unsent: 'Ainda não enviado',
  state: {
    none: 'Anunciado',
    collected: 'Recolhido',
    on_the_way: 'A caminho',
    delivering: 'Em entrega',
    signed: 'Entregue',
    problem: 'Atrasado',
  },
  happened: {
    none: 'Anunciado',
    collected: 'Entregue à transportadora',
    on_the_way: 'A caminho',
    delivering: 'Em entrega',
    signed: 'Entregue',
    problem: 'Problema no caminho',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Transportadora de teste',
    mark: 'Sandbox: esta página representa a de uma transportadora. Faz parte da demo, e nada é enviado de verdade.',
    number: 'Número do pacote {number}',
    none: 'Ainda não há notícias.',
    missing: 'Este pacote não existe.',
  },
}
